#include "accounts/profile/export_file.hpp"
#include "base/chance.hpp"
#include "testing/mail_sign_in.hpp"
#include "testing/sample_wheel.hpp"
#include "testing/server_process.hpp"
#include "testing/soon.hpp"
#include "testing/temp_folder.hpp"
#include <boost/json/array.hpp>
#include <boost/json/serialize.hpp>
#include <gmock/gmock.h>

namespace wheelwright::accounts {
namespace {

constexpr std::int64_t kMebibyteOfExport = 1024 * 1024;

struct ExportTest : ::testing::Test {
    // A wheel of about so many bytes.
    void save(std::size_t bytes) {
        auto wheel = testing::sampleWheel(newUuid());
        boost::json::array slices;
        for (std::size_t i = 0; i < bytes / 15'000; ++i)
            slices.push_back({{"guid", newUuid()}, {"text", std::string(14'900, 'x')}});
        wheel.at("wheel-definition").as_object()["slices"] = std::move(slices);
        auto const saved =
            testing::postJson(server.port(), "/api/wheel", boost::json::serialize(wheel), ada.bearer());
        ASSERT_EQ(saved.status, 200U) << saved.body.substr(0, 200);
    }
    static std::string request(std::string const& bearer) {
        return "GET /api/user/export HTTP/1.1\r\nHost: localhost\r\n" + bearer + "\r\n";
    }

    testing::ServerProcess const server{{"--test-rate-limits", "off"}};
    testing::SignedIn const ada = testing::signInByMail(server, "ada@example.org");
};

TEST_F(ExportTest, AnExportThatNobodyReadsHoldsNoMemory) {
    for (int i = 0; i < 20; ++i)
        save(4'500'000);
    // The first export takes what each one takes for a while: a wheel as it is read and as it is written.
    ASSERT_EQ(testing::get(server.port(), "/api/user/export", ada.bearer()).status, 200U);
    auto const before = server.ownMemory();
    testing::Client slow{server.port()};
    slow.send(request(ada.bearer()));
    EXPECT_EQ(slow.take(15), "HTTP/1.1 200 OK");
    EXPECT_LT(server.ownMemory() - before, 20 * kMebibyteOfExport) << "of 90 MB that are under way";
}

TEST_F(ExportTest, OneUserHasOneExportAtATime) {
    for (int i = 0; i < 5; ++i)
        save(4'500'000); // more than the connection's buffers take
    {
        testing::Client slow{server.port()};
        slow.send(request(ada.bearer()));
        EXPECT_EQ(slow.take(15), "HTTP/1.1 200 OK");
        auto const second = testing::get(server.port(), "/api/user/export", ada.bearer());
        EXPECT_EQ(second.status, 429U);
        EXPECT_TRUE(second.has("retry-after"));
        EXPECT_THAT(second.body.substr(0, 200), ::testing::HasSubstr("export_under_way"));
        auto const bob = testing::signInByMail(server, "bob@example.org");
        EXPECT_EQ(testing::get(server.port(), "/api/user/export", bob.bearer()).status, 200U);
    }
    EXPECT_TRUE(testing::soon([&] {
        auto const whole = testing::get(server.port(), "/api/user/export", ada.bearer());
        return whole.status == 200 && testing::jsonOf(whole).at("wheels").at("saved").as_array().size() == 5;
    }));
}

// All exports under way share the disk with the database.
TEST(ExportsUnderWay, TogetherTheyLeaveHalfOfTheFreeSpace) {
    testing::TempFolder const folder;
    std::uintmax_t free = 1'000'000;
    ExportsUnderWay exports{folder.path(), [&] { return free; }};
    auto const text = std::string(100'000, 'x');
    auto ada = exports.begin(UserId{"ada"});
    auto bob = exports.begin(UserId{"bob"});
    for (int i = 0; i < 3; ++i, free -= text.size())
        ada->write(text);
    for (int i = 0; i < 2; ++i, free -= text.size())
        bob->write(text);
    EXPECT_THROW(bob->write(text), ExportsFull);
    bob.reset();
    free += 2 * text.size();
    bob = exports.begin(UserId{"bob"});
    ASSERT_TRUE(bob);
    bob->write(text);
    bob->restart();
    free = 600'000;
    bob->write(text);
    bob->write(text);
    EXPECT_THROW(bob->write(text), ExportsFull);
}

TEST_F(ExportTest, ASmallOneIsOverOnceItIsSent) {
    save(1'000);
    testing::Client client{server.port()};
    for (int i = 0; i < 3; ++i) {
        client.send(request(ada.bearer()));
        EXPECT_EQ(client.receive().status, 200U) << "asked " << i << " times before on this connection";
    }
}

} // namespace
} // namespace wheelwright::accounts
