#include "media/s3_store.hpp"
#include "testing/media_samples.hpp"
#include "testing/peer_process.hpp"
#include "testing/soon.hpp"
#include "testing/upload.hpp"
#include <boost/json/array.hpp>
#include <gmock/gmock.h>

namespace wheelwright {
namespace {

using ::testing::HasSubstr;
using testing::textIn;
using testing::upload;
using testing::uploaded;

// The whole product with its files in an S3 store, which then goes away.
TEST(ServerOnS3, KeepsFilesThereAndSaysSoWhenItIsAway) {
    testing::PeerProcess s3{"s3-store.mjs"};
    testing::ServerProcess const server{
        {"--test-rate-limits", "off", "--s3-url", "http://127.0.0.1:" + std::to_string(s3.port()),
         "--s3-bucket", "media", "--s3-key-id", s3.text("keyId"), "--s3-secret", s3.text("secret")}};
    auto const ada = testing::signInByMail(server, "ada@example.org");
    auto const item = uploaded(upload(server, ada, "image", testing::pngPicture(), "a.png"), "image");
    auto const file = testing::get(server.port(), textIn(item, "url"));
    EXPECT_EQ(file.status, 200U);
    EXPECT_EQ(testing::factsOf(file.body).width, 320);
    EXPECT_FALSE(std::filesystem::exists(server.data() / "media" / "files"));
    auto const other = uploaded(upload(server, ada, "image", testing::pngPicture(), "b.png"), "image");

    s3.stop();
    auto const refused = upload(server, ada, "image", testing::pngPicture(), "c.png");
    EXPECT_EQ(refused.status, 503U);
    EXPECT_TRUE(refused.has("retry-after"));
    EXPECT_THAT(refused.body, HasSubstr("\"code\":\"storage_unavailable\""));
    auto const health = testing::get(server.port(), "/api/health");
    EXPECT_EQ(health.status, 200U) << "the rest works";
    EXPECT_THAT(health.body, HasSubstr(R"("name":"media","state":"failed")"));
    EXPECT_EQ(testing::get(server.port(), textIn(other, "url")).status, 503U)
        << "not in memory, not to be had";
    EXPECT_EQ(testing::get(server.port(), textIn(item, "url")).status, 200U) << "in memory";
    auto const list = testing::jsonOf(testing::get(server.port(), "/api/media/images", ada.bearer()));
    EXPECT_EQ(list.at("images").as_array().size(), 2U);
    EXPECT_EQ(
        testing::ask(server.port(), "DELETE", "/api/media/image/" + textIn(item, "id"), ada.bearer()).status,
        200U)
        << "its file follows when the store is back";
}

std::string addressAt(std::uint16_t port) {
    return "http://127.0.0.1:" + std::to_string(port);
}

// Amazon answers 403 to such a key for whatever isn't there, such as the marker of a store that is unclaimed.
TEST(ServerOnS3, AKeyThatMayNotListTheBucketErasesWhatIsDeletedAndSweepsNothing) {
    testing::PeerProcess const s3{"s3-store.mjs"};
    std::vector<std::string> const flags{"--test-rate-limits", "off",
                                         "--s3-url",           addressAt(s3.port("portWithoutListing")),
                                         "--s3-bucket",        "media",
                                         "--s3-key-id",        s3.text("keyId"),
                                         "--s3-secret",        s3.text("secret")};
    testing::ServerProcess const server{flags};
    auto const ada = testing::signInByMail(server, "ada@example.org");
    auto const item = uploaded(upload(server, ada, "image", testing::pngPicture(), "a.png"), "image");
    EXPECT_EQ(testing::get(server.port(), textIn(item, "url")).status, 200U);
    SystemClock const clock;
    media::S3Store bucket{
        {addressAt(s3.port()), "media", "us-east-1", s3.text("keyId"), s3.text("secret"), false}, clock};
    bucket.put("00000000-0000-4000-8000-000000000010", "nobody's", "image/png");
    auto const path = "/api/media/image/" + textIn(item, "id");
    EXPECT_EQ(testing::ask(server.port(), "DELETE", path, ada.bearer()).status, 200U);
    auto const filesLeft = [&] {
        int count = 0;
        bucket.eachFile([&](media::StoredFile const&) { ++count; });
        return count;
    };
    EXPECT_TRUE(testing::soon([&] { return filesLeft() == 1; }));
    auto const health = [&] { return testing::get(server.port(), "/api/health").body; };
    EXPECT_TRUE(testing::soon(
        [&] { return health().find(R"("name":"media sweep","state":"failed")") != std::string::npos; }));
    EXPECT_THAT(health(), HasSubstr(R"("name":"media","state":"ready")"));

    std::vector<std::string> words{"doctor", "--data", server.data().string(), "--web",
                                   server.web().string()};
    words.insert(words.end(), flags.begin(), flags.end());
    auto const found = testing::runWheelwright(words);
    EXPECT_EQ(found.exitCode, 1);
    EXPECT_THAT(found.out, HasSubstr("Allow the key s3:ListBucket"));
}

TEST(ServerOnS3, AKeyThatMayNotDeleteIsSaidInHealthAndByTheDoctor) {
    testing::PeerProcess const s3{"s3-store.mjs"};
    std::vector<std::string> const flags{"--test-rate-limits", "off",
                                         "--s3-url",           addressAt(s3.port("portWithoutDeleting")),
                                         "--s3-bucket",        "media",
                                         "--s3-key-id",        s3.text("keyId"),
                                         "--s3-secret",        s3.text("secret")};
    testing::ServerProcess const server{flags};
    auto const ada = testing::signInByMail(server, "ada@example.org");
    auto const item = uploaded(upload(server, ada, "image", testing::pngPicture(), "a.png"), "image");
    auto const path = "/api/media/image/" + textIn(item, "id");
    EXPECT_EQ(testing::ask(server.port(), "DELETE", path, ada.bearer()).status, 200U);
    auto const health = [&] { return testing::get(server.port(), "/api/health").body; };
    EXPECT_TRUE(testing::soon(
        [&] { return health().find(R"("name":"media sweep","state":"failed")") != std::string::npos; }));
    EXPECT_THAT(health(), HasSubstr(R"("name":"media","state":"ready")"));

    std::vector<std::string> words{"doctor", "--data", server.data().string(), "--web",
                                   server.web().string()};
    words.insert(words.end(), flags.begin(), flags.end());
    auto const found = testing::runWheelwright(words);
    EXPECT_EQ(found.exitCode, 1);
    EXPECT_THAT(found.out, HasSubstr("isn't allowed to delete"));
}

} // namespace
} // namespace wheelwright
