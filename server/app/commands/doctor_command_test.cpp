#include "app/commands/diagnosis.hpp"
#include "testing/mail_sign_in.hpp"
#include "testing/peer_process.hpp"
#include "testing/places.hpp"
#include "testing/sample_wheel.hpp"
#include <boost/json/parse.hpp>
#include <fstream>
#include <gmock/gmock.h>

namespace wheelwright {
namespace {

using ::testing::AllOf;
using ::testing::HasSubstr;
using ::testing::Not;
using testing::runWheelwright;

// The server's tests run before the page is built.
std::string pageIn(testing::TempFolder const& folder) {
    auto const page = folder.path() / "page";
    std::filesystem::create_directories(page / "pages");
    std::ofstream{page / "pages" / "en.html"} << "<!doctype html>";
    return page.string();
}

TEST(DoctorCommand, ANewPlaceIsNotSickAndNothingIsMadeThere) {
    testing::TempFolder const folder;
    auto const data = folder.path() / "nothing-yet";
    auto const found = runWheelwright({"doctor", "--data", data.string(), "--web", pageIn(folder)});
    EXPECT_EQ(found.exitCode, 0) << found.out << found.err;
    EXPECT_THAT(found.out, AllOf(HasSubstr("There is no data folder"), HasSubstr("There is no database"),
                                 HasSubstr("Nothing is wrong.")));
    EXPECT_FALSE(std::filesystem::exists(data));
}

TEST(DoctorCommand, ABrokenFileOfTheContentIsNamed) {
    testing::TempFolder const folder;
    auto const content = folder.path() / "content";
    std::filesystem::create_directories(content / "ideas");
    for (auto const* const part : {"themes.json", "gallery.json", "wheels", "legal", "reading"})
        std::filesystem::create_symlink(testing::projectFile("content/") + part, content / part);
    std::ofstream{content / "ideas" / "animals.json"} << "{}";
    auto const found = runWheelwright(
        {"doctor", "--data", folder.path().string(), "--web", pageIn(folder), "--content", content.string()});
    EXPECT_EQ(found.exitCode, 1);
    EXPECT_THAT(found.out, AllOf(HasSubstr("WRONG"), HasSubstr("animals.json")));
}

TEST(DoctorCommand, LooksBesideARunningServer) {
    testing::ServerProcess const server;
    testing::TempFolder const folder;
    auto const found = runWheelwright({"doctor", "--data", server.data().string(), "--web", pageIn(folder)});
    EXPECT_EQ(found.exitCode, 0) << found.out << found.err;
    EXPECT_THAT(found.out,
                AllOf(HasSubstr("The database file is intact."), HasSubstr("The schema is version"),
                      HasSubstr("The files of 0 uploads are there."), HasSubstr("There is no admin"),
                      Not(HasSubstr("WRONG"))));
}

TEST(DoctorCommand, SettingsThatNobodyMeantAreNamedWithTheWayOut) {
    testing::TempFolder const folder;
    auto const found = runWheelwright({"doctor", "--data", folder.path().string(), "--web", pageIn(folder),
                                       "--public-url", "https://wheel.example", "--rate-limits", "off",
                                       "--smtp-url", "smtp://127.0.0.1:1", "--smtp-tls", "off"});
    EXPECT_EQ(found.exitCode, 1);
    EXPECT_THAT(found.out,
                AllOf(HasSubstr("--trusted-proxies"),
                      HasSubstr("note   --rate-limits is gone and has no effect. The value is always on."),
                      HasSubstr("WRONG  The mail server smtp://127.0.0.1:1 can't be used:"),
                      HasSubstr("2 things are wrong.")));
}

TEST(DoctorCommand, TheMailServerIsAskedAndGetsATestMail) {
    testing::PeerProcess const peer{"mail-server.mjs"};
    testing::TempFolder const folder;
    std::ofstream{folder.path() / "password"} << "turns\n";
    auto const settings = folder.path() / "wheel.env";
    std::ofstream{settings} << "WHEELWRIGHT_DATA=" << folder.path().string()
                            << "\nWHEELWRIGHT_WEB=" << pageIn(folder)
                            << "\nWHEELWRIGHT_SMTP_URL=smtp://127.0.0.1:" << peer.port()
                            << "\nWHEELWRIGHT_SMTP_USER=wheel\nWHEELWRIGHT_SMTP_PASSWORD_FILE="
                            << (folder.path() / "password").string()
                            << "\nWHEELWRIGHT_SMTP_CA_FILE=" << peer.text("certificate") << "\n";
    auto const run = [&](std::vector<std::string> words) {
        words.insert(words.end(), {"--env-file", settings.string()});
        return runWheelwright(words);
    };
    auto const doctor = run({"doctor"}).out;
    EXPECT_THAT(doctor,
                HasSubstr("good   Settings are read from the environment and from " + settings.string()));
    EXPECT_THAT(doctor, HasSubstr("answers, but mails come from wheelwright@localhost."));
    EXPECT_THAT(run({"doctor", "--mail-from", "a@b.example"}).out,
                HasSubstr("answers. wheelwright mail test"));
    std::ofstream{folder.path() / "password"} << "stands\n";
    EXPECT_THAT(run({"doctor"}).out, HasSubstr("WRONG  The mail server"));
    EXPECT_EQ(run({"mail", "test", "ada@example.org"}).exitCode, 1);

    auto const sent = run({"mail", "test", "ada@example.org", "--smtp-password", "turns"});
    EXPECT_EQ(sent.exitCode, 2) << "two passwords";
    std::ofstream{folder.path() / "password"} << "turns\n";
    auto const test = run({"mail", "test", "Ada@example.org"});
    EXPECT_EQ(test.exitCode, 0) << test.err;
    EXPECT_THAT(test.err, HasSubstr("Settings from " + settings.string()));
    auto const mails = boost::json::parse(testing::get(peer.port("control"), "/mails").body).as_array();
    ASSERT_EQ(mails.size(), 1U) << "the doctor sends none";
    EXPECT_EQ(mails.at(0).at("to").at(0).as_string(), "ada@example.org");
    EXPECT_EQ(run({"mail", "test", "nobody"}).exitCode, 2);
    EXPECT_EQ(run({"mail"}).exitCode, 2);
}

TEST(DoctorCommand, OnlyThisMachineMayBeReachedWithoutEncryption) {
    auto const isWarned = [](std::string const& address) {
        app::Settings settings;
        settings.publicAddress = address;
        settings.adminListen = "off";
        return app::settingsFindings(settings).front().what.starts_with("The public address isn't encrypted");
    };
    for (auto const* local : {"http://localhost", "http://localhost:8080", "http://127.0.0.1:8080",
                              "http://[::1]:8080", "https://wheel.example"})
        EXPECT_FALSE(isWarned(local)) << local;
    for (auto const* other : {"http://localhost.example.org", "http://localhosts", "http://wheel.example",
                              "http://192.168.0.7:8080", "http://127.0.0.1.example.org"})
        EXPECT_TRUE(isWarned(other)) << other;
}

// With the secret alone the server refuses all feedback: the page asks for no score.
TEST(DoctorCommand, SettingsThatNeedEachOtherAreNamed) {
    auto const found = [](auto const& change) {
        app::Settings settings;
        settings.adminListen = "off";
        change(settings);
        return app::textOf(app::settingsFindings(settings));
    };
    EXPECT_THAT(found([](app::Settings&) {}), Not(HasSubstr("is set, but")));
    EXPECT_THAT(found([](app::Settings& settings) { settings.recaptchaSecret = "s"; }),
                HasSubstr("WRONG  --recaptcha-secret is set, but not --recaptcha-site-key."));
    EXPECT_THAT(found([](app::Settings& settings) { settings.googleClientId = "id"; }),
                HasSubstr("note   --google-client-id is set, but not --google-client-secret."));
    EXPECT_THAT(found([](app::Settings& settings) { settings.smtpPassword = "p"; }),
                HasSubstr("note   --smtp-password is set, but not --smtp-user."));
    EXPECT_THAT(found([](app::Settings& settings) { settings.appleClientId = settings.appleTeamId = "x"; }),
                AllOf(HasSubstr("but not --apple-key-id."), HasSubstr("but not --apple-key-file."),
                      Not(HasSubstr("but not --apple-team-id"))));
    EXPECT_THAT(found([](app::Settings& settings) {
                    settings.githubClientId = settings.githubClientSecret = "x";
                    settings.recaptchaSiteKey = settings.recaptchaSecret = "x";
                }),
                Not(HasSubstr("is set, but")));
}

TEST(DoctorCommand, AMisspelledVariableIsNamed) {
    testing::TempFolder const folder;
    auto const found =
        runWheelwright({"doctor", "--data", folder.path().string(), "--web", pageIn(folder)},
                       {"WHEELWRIGHT_PUBLIC_ADDRESS=https://wheel.example", "WHEELWRIGHT_LOG_LEVEL=warn",
                        "WHEELWRIGHT_SERVICE_HOST=10.0.0.7", "WHEELWRIGHT_PORT_80_TCP_PROTO=tcp"});
    EXPECT_EQ(found.exitCode, 0) << found.out;
    EXPECT_THAT(found.out, AllOf(HasSubstr("note   WHEELWRIGHT_PUBLIC_ADDRESS is not a setting."),
                                 Not(HasSubstr("WHEELWRIGHT_LOG_LEVEL")), Not(HasSubstr("wheel.example")),
                                 Not(HasSubstr("WHEELWRIGHT_SERVICE")), Not(HasSubstr("WHEELWRIGHT_PORT"))));
}

TEST(DoctorCommand, ADamagedDatabaseIsFound) {
    testing::ServerProcess server;
    testing::signInByMail(server, "ada@example.org");
    server.stop();
    auto const file = server.data() / "wheelwright.db";
    {
        std::fstream database{file, std::ios::in | std::ios::out | std::ios::binary};
        database.seekp(4096 * 3);
        database << std::string(4096 * 4, '?');
    }
    auto const found = runWheelwright({"doctor", "--data", server.data().string()});
    EXPECT_EQ(found.exitCode, 1);
    EXPECT_THAT(found.out, HasSubstr("WRONG"));
}

TEST(DoctorCommand, AnEngineThatIsAwayAndAPageThatIsMissingAreSaid) {
    testing::TempFolder const folder;
    auto const found =
        runWheelwright({"doctor", "--data", folder.path().string(), "--web", folder.path().string(),
                        "--database", "postgresql://nobody:secret@127.0.0.1:1/none"});
    EXPECT_EQ(found.exitCode, 1);
    EXPECT_THAT(found.out,
                AllOf(HasSubstr("--database"), HasSubstr("There is no page in"), Not(HasSubstr("secret"))));
}

} // namespace
} // namespace wheelwright
