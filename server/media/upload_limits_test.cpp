#include "base/clock.hpp"
#include "testing/media_samples.hpp"
#include "testing/shared_server.hpp"
#include "testing/upload.hpp"
#include <boost/json/array.hpp>
#include <future>
#include <gmock/gmock.h>

namespace wheelwright {
namespace {

using namespace std::chrono_literals;
using ::testing::HasSubstr;
using testing::upload;

std::string head(std::string const& bearer, std::string const& length) {
    return "POST /api/media/image HTTP/1.1\r\nHost: localhost\r\n" + bearer +
           "Content-Type: " + testing::kFormType + "\r\n" + length + "\r\n\r\n";
}

// How many open files of the server are spooled uploads.
std::ptrdiff_t arriving(testing::ServerProcess const& server) {
    auto const descriptors = "/proc/" + std::to_string(server.pid()) + "/fd";
    return std::ranges::count_if(std::filesystem::directory_iterator{descriptors}, [](auto const& entry) {
        std::error_code gone;
        return std::filesystem::read_symlink(entry, gone).string().find("/arriving/") != std::string::npos;
    });
}

struct UploadLimitsTest : testing::SharedServer<UploadLimitsTest> {
    static std::vector<std::string> flags() {
        return {"--test-rate-limits",      "off", "--image-limit",     "200000", "--sound-limit", "100000",
                "--test-media-count-free", "10",  "--media-days-free", "30"};
    }
    std::ptrdiff_t storedFiles() const {
        auto const folder = server.data() / "media" / "files";
        if (!std::filesystem::exists(folder)) return 0;
        return std::ranges::count_if(std::filesystem::recursive_directory_iterator{folder},
                                     [](auto const& entry) { return entry.is_regular_file(); });
    }
    testing::SignedIn ada = testing::signInByMail(server, testing::newEmail("ada"));
    std::string const large = testing::uploadForm(std::string(300'000, 'x'), "large.png");
};

TEST_F(UploadLimitsTest, TheSettingsAreTheLimitsThatPagesAreTold) {
    auto const limits = testing::jsonOf(testing::get(server.port(), "/api/config/limits"));
    EXPECT_EQ(limits.at("IMAGE_SIZE_LIMIT"), 200'000);
    EXPECT_EQ(limits.at("SOUND_SIZE_LIMIT"), 100'000);
}

// Promise F5: an announced length is refused before a byte of it is read.
TEST_F(UploadLimitsTest, AnAnnouncedFileThatIsTooLargeIsRefusedAtOnce) {
    testing::Client client{server.port()};
    client.send(head(ada.bearer(), "Content-Length: 5000000"));
    auto const reply = client.receive();
    EXPECT_EQ(reply.status, 413U);
    EXPECT_THAT(reply.body, HasSubstr("\"code\":\"file_too_large\""));
    EXPECT_THAT(reply.body, HasSubstr("File size exceeds the limit of 0.2MB"));
}

// Promise F5: also one that announces no length while it streams; the answer reaches a client that keeps
// sending.
TEST_F(UploadLimitsTest, AFileThatGrowsTooLargeIsCutWhileItArrives) {
    testing::Client client{server.port()};
    client.send(head(ada.bearer(), "Transfer-Encoding: chunked"));
    for (std::size_t at = 0; at < large.size(); at += 10'000) {
        auto const piece = large.substr(at, 10'000);
        char size[16];
        std::snprintf(size, sizeof size, "%zx\r\n", piece.size());
        client.send(size + piece + "\r\n");
    }
    auto const reply = client.receive();
    EXPECT_EQ(reply.status, 413U);
    EXPECT_THAT(reply.body, HasSubstr("file_too_large"));
}

// Promise F5.
TEST_F(UploadLimitsTest, AClientThatStopsHalfWayLeavesNothing) {
    auto const before = testing::bytesBelow(server.data() / "media");
    {
        testing::Client client{server.port()};
        client.send(head(ada.bearer(), "Content-Length: " + std::to_string(190'000)));
        client.send(large.substr(0, 100'000));
        for (int i = 0; i < 20; ++i) // by then it has arrived
            EXPECT_EQ(testing::get(server.port(), "/api/health").status, 200U);
        EXPECT_EQ(arriving(server), 0) << "it is in memory until it is complete";
    }
    EXPECT_EQ(arriving(server), 0);
    EXPECT_EQ(testing::bytesBelow(server.data() / "media"), before);
}

TEST_F(UploadLimitsTest, NobodysFileIsNotEvenReceived) {
    testing::Client client{server.port()};
    client.send(head("", "Content-Length: 190000"));
    EXPECT_EQ(client.receive().status, 401U);
}

TEST_F(UploadLimitsTest, BadFormsGetOneSentence) {
    auto const send = [&](std::string const& type, std::string const& body) {
        return testing::ask(server.port(), "POST", "/api/media/image",
                            ada.bearer() + "Content-Type: " + type + "\r\n", body);
    };
    EXPECT_THAT(send("application/json", "{}").body, HasSubstr("\"code\":\"not_a_form\""));
    EXPECT_EQ(send("application/json", "{}").status, 415U);
    EXPECT_THAT(send(testing::kFormType, "nonsense").body, HasSubstr("\"code\":\"bad_form\""));
    auto const cut = testing::uploadForm(testing::pngPicture(), "a.png");
    EXPECT_EQ(send(testing::kFormType, cut.substr(0, cut.size() - 10)).status, 400U);
    EXPECT_THAT(send(testing::kFormType,
                     "------test-boundary\r\nContent-Disposition: form-data; name=\"file\"\r\n"
                     "\r\nx\r\n------test-boundary--\r\n")
                    .body,
                HasSubstr("\"code\":\"no_file\""));
    EXPECT_EQ(upload(server, ada, "image", "", "empty.png").status, 415U);
    EXPECT_THAT(upload(server, ada, "image", testing::pngPicture(), "a.png", "").body,
                HasSubstr("\"code\":\"verification_failed\""));
}

// Promise F6.
TEST_F(UploadLimitsTest, TheQuotaHoldsUnderFiftyUploadsAtOnce) {
    auto const before = storedFiles();
    auto const picture = testing::pngPicture({32, 32});
    std::vector<std::future<testing::Reply>> replies;
    for (int i = 0; i < 50; ++i)
        replies.push_back(
            std::async(std::launch::async, [&] { return upload(server, ada, "image", picture, "a.png"); }));
    int added = 0;
    for (auto& reply : replies) {
        auto const answer = reply.get();
        added += answer.status == 201 ? 1 : 0;
        if (answer.status != 201) {
            EXPECT_THAT(answer.body, HasSubstr("\"code\":\"quota_exceeded\""));
        }
    }
    EXPECT_EQ(added, 10);
    auto const list = testing::jsonOf(testing::get(server.port(), "/api/media/images", ada.bearer()));
    EXPECT_EQ(list.at("images").as_array().size(), 10U);
    EXPECT_EQ(storedFiles(), before + 20)
        << "a file and a thumbnail each, and nothing of those that were refused";
}

TEST_F(UploadLimitsTest, AnUploadSaysWhenItEnds) {
    auto const sound = testing::soundOf(testing::SoundType::Mp3, 1);
    auto const item = testing::uploaded(upload(server, ada, "sound", sound, "tada.mp3"), "sound");
    auto const created = instantOf(item.at("createdAt").as_int64());
    EXPECT_EQ(testing::textIn(item, "expiresAt"), isoTime(created + 30 * 24h));
    EXPECT_FALSE(item.at("expiryMismatch").as_bool());
}

TEST(UploadRate, UploadsAreCountedByUser) {
    testing::ServerProcess const server{{"--test-rate-uploads", "2"}};
    auto const ada = testing::signInByMail(server, "ada@example.org");
    auto const bob = testing::signInByMail(server, "bob@example.org");
    for (int i = 0; i < 2; ++i)
        EXPECT_EQ(upload(server, ada, "image", testing::pngPicture(), "a.png").status, 201U);
    auto const refused = upload(server, ada, "image", testing::pngPicture(), "a.png");
    EXPECT_EQ(refused.status, 429U);
    EXPECT_TRUE(refused.has("retry-after"));
    EXPECT_EQ(upload(server, bob, "image", testing::pngPicture(), "a.png").status, 201U);
}

TEST(UploadCost, MegapixelsAreCountedByUser) {
    testing::ServerProcess const server{{"--test-decoding-megapixels", "1"}};
    auto const ada = testing::signInByMail(server, "ada@example.org");
    auto const bob = testing::signInByMail(server, "bob@example.org");
    auto const picture = testing::pngPicture({2000, 1000});
    EXPECT_EQ(upload(server, ada, "image", picture, "a.png").status, 201U);
    auto const refused = upload(server, ada, "image", picture, "a.png");
    EXPECT_EQ(refused.status, 429U);
    EXPECT_THAT(refused.body, HasSubstr("\"code\":\"decoding_budget_spent\""));
    auto const wait = std::stoi(refused.header("retry-after"));
    EXPECT_TRUE(wait > 0 && wait <= 60) << wait;
    EXPECT_EQ(upload(server, bob, "image", picture, "a.png").status, 201U);
}

TEST(UploadCost, DamagedPicturesCountToo) {
    testing::ServerProcess const server{{"--test-decoding-megapixels", "1"}};
    auto const ada = testing::signInByMail(server, "ada@example.org");
    auto const picture = testing::jpegPicture({2000, 1000});
    auto const cut = picture.substr(0, picture.size() / 2);
    EXPECT_EQ(upload(server, ada, "image", cut, "a.png").status, 422U);
    EXPECT_EQ(upload(server, ada, "image", picture, "a.png").status, 429U);
}

TEST(UploadCost, AccountsOfOneSourceShareItsBudget) {
    testing::ServerProcess const server{{"--test-decoding-megapixels-per-source", "1"}};
    auto const ada = testing::signInByMail(server, "ada@example.org");
    auto const bob = testing::signInByMail(server, "bob@example.org");
    auto const picture = testing::pngPicture({2000, 1000});
    EXPECT_EQ(upload(server, ada, "image", picture, "a.png").status, 201U);
    EXPECT_EQ(upload(server, bob, "image", picture, "a.png").status, 429U);
}

} // namespace
} // namespace wheelwright
