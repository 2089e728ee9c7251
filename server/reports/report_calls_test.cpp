#include "base/chance.hpp"
#include "testing/every_engine.hpp"
#include "testing/mail_sign_in.hpp"
#include "testing/media_samples.hpp"
#include "testing/sample_wheel.hpp"
#include "testing/soon.hpp"
#include "testing/upload.hpp"
#include <boost/json/array.hpp>
#include <boost/json/parse.hpp>
#include <boost/json/serialize.hpp>
#include <gmock/gmock.h>

namespace wheelwright {
namespace {

namespace json = boost::json;
using testing::get;
using ::testing::HasSubstr;
using testing::jsonOf;
using ::testing::Not;
using testing::postJson;
using testing::Reply;
using testing::ServerProcess;
using testing::textIn;

std::string codeOf(Reply const& reply) {
    return textIn(jsonOf(reply), "code");
}

// A server with a shared wheel, its owner and a moderator.
struct ReportCallsTest : storage::EngineTest {
    void SetUp() override {
        EngineTest::SetUp();
        if (HasFatalFailure()) return;
        server.emplace(std::vector<std::string>{"--database", databaseText(), "--test-rate-limits", "off",
                                                "--admin-listen", "127.0.0.1:0"});
        owner = testing::signInByMail(*server, "owner@example.org");
        admin = testing::signInByMail(*server, "admin@example.org");
        said({"user", "role", "admin@example.org", "admin"});
        postJson(port(), "/api/wheel", testing::sampleWheelText(wheelId, "Reported"), owner->bearer());
        shareId = textIn(jsonOf(share()), "shareId");
    }
    std::uint16_t port() const { return server->port(); }
    Reply share() { return postJson(port(), "/api/wheel/" + wheelId + "/share", "{}", owner->bearer()); }
    Reply report(std::string const& body = R"({"reason":"spam"})") {
        return postJson(port(), "/api/share/" + shareId + "/report", body);
    }
    Reply decide(std::string const& verb, std::string const& body = "{}", std::string const& number = "1") {
        return postJson(port(), "/api/admin/reports/" + number + "/" + verb, body, admin->bearer());
    }
    Reply queue(std::string const& query = "") {
        return get(port(), "/api/admin/reports" + query, admin->bearer());
    }
    testing::Finished run(std::vector<std::string> words) {
        words.insert(words.end(), {"--database", databaseText()});
        return testing::runWheelwright(words);
    }
    std::string said(std::vector<std::string> const& words) {
        auto const finished = run(words);
        EXPECT_EQ(finished.exitCode, 0) << finished.err;
        return finished.out;
    }

    std::optional<ServerProcess> server;
    std::optional<testing::SignedIn> owner;
    std::optional<testing::SignedIn> admin;
    std::string const wheelId = newUuid();
    std::string shareId;
};

TEST_P(ReportCallsTest, ATakenDownWheelIsNowhereAndItsOwnerIsTold) {
    auto const wheel = get(port(), "/api/share/" + shareId);
    auto const page = get(port(), "/share/" + shareId);
    auto const picture = get(port(), "/share/" + shareId + "/preview.png");
    ASSERT_EQ(picture.status, 200U);
    EXPECT_THAT(page.body, HasSubstr("Reported"));
    EXPECT_EQ(report(R"({"reason":"other","message":"<b>No</b>","email":"Grace@example.org"})").status, 201U);

    auto const listed = jsonOf(queue()).at("cases").at(0);
    EXPECT_EQ(listed.at("wheelName").as_string(), "Reported");
    EXPECT_EQ(listed.at("choices").as_array().size(),
              static_cast<std::size_t>(listed.at("sliceCount").as_int64()));
    EXPECT_EQ(listed.at("reports").at(0).at("message").as_string(), "<b>No</b>");
    EXPECT_EQ(listed.at("reports").at(0).at("email").as_string(), "grace@example.org");
    EXPECT_EQ(decide("takeDown", R"({"version":1,"note":"Not here"})").status, 200U);

    auto const same = [](Reply const& reply) {
        return "If-None-Match: " + std::string{reply.header("etag")} + "\r\n";
    };
    for (auto const& headers : {std::string{}, same(wheel)}) {
        auto const gone = get(port(), "/api/share/" + shareId, headers);
        EXPECT_EQ(gone.status, 404U);
        EXPECT_EQ(codeOf(gone), "share_taken_down");
    }
    EXPECT_EQ(get(port(), "/share/" + shareId + "/preview.png", same(picture)).status, 404U);
    auto const pageNow = get(port(), "/share/" + shareId, same(page));
    EXPECT_EQ(pageNow.status, 200U);
    EXPECT_THAT(pageNow.body, Not(HasSubstr("Reported")));
    EXPECT_EQ(codeOf(report()), "share_taken_down");

    EXPECT_EQ(get(port(), "/api/wheel/" + wheelId, owner->bearer()).status, 200U);
    EXPECT_EQ(share().status, 409U);
    EXPECT_EQ(codeOf(share()), "wheel_taken_down");
    testing::ask(port(), "DELETE", "/api/wheel/" + wheelId + "/share", owner->bearer());
    EXPECT_EQ(codeOf(share()), "wheel_taken_down"); // nor with another link
    auto const wheels = jsonOf(get(port(), "/api/wheels", owner->bearer()));
    EXPECT_EQ(wheels.at("wheels").at(0).at("takenDown"), true);

    EXPECT_EQ(decide("restore").status, 200U);
    EXPECT_EQ(share().status, 200U);
}

TEST_P(ReportCallsTest, ATakeDownVoidsTheAddressesOfThePicturesAndNoOthers) {
    auto const item =
        testing::uploaded(testing::upload(*server, *owner, "image", testing::pngPicture(), "a.png"), "image");
    auto const withPicture = [&](std::string const& id) {
        auto document = json::parse(testing::sampleWheelText(id, "Pictured")).as_object();
        document.at("wheel-definition").as_object()["wheelBackgroundImage"] = textIn(item, "id");
        postJson(port(), "/api/wheel", json::serialize(document), owner->bearer());
        return textIn(jsonOf(postJson(port(), "/api/wheel/" + id + "/share", "{}", owner->bearer())),
                      "shareId");
    };
    auto const addressIn = [&](std::string const& share) {
        auto const wheel = jsonOf(get(port(), "/api/share/" + share)).at("wheel");
        return std::string{wheel.at("wheel-definition").at("signedWheelBackgroundImage").as_string()};
    };
    shareId = withPicture(wheelId);
    auto const otherShare = withPicture(newUuid());
    auto const before = addressIn(shareId);
    EXPECT_EQ(addressIn(otherShare), before);
    report();
    EXPECT_EQ(decide("takeDown", R"({"version":1})").status, 200U);
    EXPECT_EQ(get(port(), before).status, 403U);
    auto const after = addressIn(otherShare);
    EXPECT_NE(after, before);
    EXPECT_EQ(get(port(), after).status, 200U);
    auto const own = jsonOf(get(port(), "/api/wheel/" + wheelId, owner->bearer())).at("wheel");
    EXPECT_EQ(own.at("wheel-definition").at("signedWheelBackgroundImage").as_string(), after);
}

TEST_P(ReportCallsTest, BadInputIsRefusedInASentenceAndNotStored) {
    EXPECT_EQ(report("{").status, 400U);
    EXPECT_EQ(report("{}").status, 422U);
    EXPECT_EQ(report(R"({"reason":"other"})").status, 422U);
    EXPECT_EQ(report(R"({"reason":"spam","message":")" + std::string(1001, 'x') + "\"}").status, 422U);
    EXPECT_EQ(report(R"({"reason":"spam","message":")" + std::string(100'000, 'x') + "\"}").status, 413U);
    EXPECT_EQ(codeOf(postJson(port(), "/api/share/nothing/report", R"({"reason":"spam"})")),
              "share_not_found");
    EXPECT_EQ(jsonOf(queue()).at("total").as_int64(), 0);
    EXPECT_EQ(queue("?state=lost").status, 400U);
    EXPECT_EQ(queue("?page=0").status, 400U);
    report();
    EXPECT_EQ(decide("keep", R"({"version":"x"})").status, 422U);
    EXPECT_EQ(decide("keep", R"({"note":7})").status, 422U);
    EXPECT_EQ(decide("keep", R"({"version":9})").status, 409U);
    EXPECT_EQ(decide("keep", "{}", "x").status, 404U);
    EXPECT_EQ(jsonOf(queue()).at("total").as_int64(), 1);
}

TEST_P(ReportCallsTest, TheCommandLineTakesDownBesideTheServer) {
    EXPECT_EQ(get(port(), "/api/share/" + shareId).status, 200U); // in memory from now on
    report(R"({"reason":"other","message":"two\nlines","email":"grace@example.org"})");
    EXPECT_THAT(said({"share", "list"}), HasSubstr("other: two lines <grace@example.org>"));
    EXPECT_THAT(said({"share", "take-down", "https://wheel.example/share/" + shareId, "By hand"}),
                HasSubstr("takenDown"));
    EXPECT_TRUE(testing::soon([&] { return get(port(), "/api/share/" + shareId).status == 404; }));
    EXPECT_THAT(said({"share", "list", "takenDown"}), HasSubstr(shareId));
    auto const log = jsonOf(get(port(), "/api/admin/reports/log", admin->bearer()));
    EXPECT_EQ(log.at("entries").at(0).at("moderator").as_string(), "command line");
    EXPECT_EQ(log.at("entries").at(0).at("detail").as_string(), "By hand");
    EXPECT_THAT(said({"share", "restore", shareId}), HasSubstr("open"));
    EXPECT_TRUE(testing::soon([&] { return get(port(), "/api/share/" + shareId).status == 200; }));
    EXPECT_EQ(run({"share", "list", "lost"}).exitCode, 2);
    EXPECT_EQ(run({"share", "take-down"}).exitCode, 2);
    EXPECT_EQ(run({"share", "take-down", "nothing"}).exitCode, 1);
}

TEST_P(ReportCallsTest, OperatorsSeeHowManyWait) {
    auto const figures = [&] { return get(server->adminPort(), "/metrics").body; };
    auto const showsOpen = [&](std::string const& many) {
        return testing::soon(
            [&] { return figures().find("wheelwright_reports_open " + many + "\n") != std::string::npos; });
    };
    EXPECT_TRUE(showsOpen("0"));
    report();
    report();
    EXPECT_TRUE(showsOpen("1"));
    EXPECT_THAT(figures(), HasSubstr("wheelwright_reports_total 2\n"));
    decide("keep");
    EXPECT_TRUE(showsOpen("0"));
}

INSTANTIATE_TEST_SUITE_P(EveryEngine, ReportCallsTest, storage::everyEngine(), storage::engineName);

} // namespace
} // namespace wheelwright
