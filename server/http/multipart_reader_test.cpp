#include "http/multipart_reader.hpp"
#include <gmock/gmock.h>
#include <random>

namespace wheelwright::http {
namespace {

struct Collected final : MultipartReader::Listener {
    struct Part {
        PartHead head;
        std::string content;
    };
    std::vector<Part> parts;
    void begin(PartHead head) override { parts.push_back({std::move(head), {}}); }
    bool take(std::string_view bytes) override {
        parts.back().content += bytes;
        return true;
    }
};

// Read in pieces of `size` bytes.
struct Read {
    Read(std::string_view body, std::size_t size) : reader{"b", all} {
        for (; !body.empty(); body.remove_prefix(std::min(size, body.size())))
            reader.take(body.substr(0, size));
    }
    Collected all;
    MultipartReader reader;
};

std::string const kForm =
    "--b\r\nContent-Disposition: form-data; name=\"token\"\r\n\r\nabc\r\n"
    "--b\r\ncontent-disposition: form-data; name=file; filename=\"a \\\"b\\\" %22c%22.png\"\r\n"
    "Content-Type: image/png\r\n\r\n\r\n--\r\n--ab\r\n-\r\n--b\r\n"
    "Content-Disposition: form-data; name=\"empty\"\r\n\r\n\r\n--b--\r\nbehind";

TEST(MultipartReader, FindsTheSamePartsHoweverTheBodyIsCut) {
    for (std::size_t size = 1; size <= kForm.size(); ++size) {
        Read const read{kForm, size};
        ASSERT_TRUE(read.reader.isComplete()) << size;
        ASSERT_EQ(read.all.parts.size(), 3U) << size;
        EXPECT_EQ(read.all.parts[0].head.name, "token");
        EXPECT_EQ(read.all.parts[0].head.fileName, std::nullopt);
        EXPECT_EQ(read.all.parts[0].content, "abc");
        EXPECT_EQ(read.all.parts[1].head.name, "file");
        EXPECT_EQ(read.all.parts[1].head.fileName, "a \"b\" \"c\".png");
        EXPECT_EQ(read.all.parts[1].content, "\r\n--\r\n--ab\r\n-") << size;
        EXPECT_EQ(read.all.parts[2].content, "");
    }
}

TEST(MultipartReader, ABodyThatEndsEarlyIsNotComplete) {
    for (std::size_t length = 0; length < kForm.find("--b--") + 5; ++length)
        EXPECT_FALSE(Read(std::string_view{kForm}.substr(0, length), 7).reader.isComplete()) << length;
}

TEST(MultipartReader, NonsenseIsRefusedWithoutBeingKept) {
    EXPECT_TRUE(Read("--b\r\nno colon\r\n\r\nx", 5).reader.isMalformed());
    EXPECT_TRUE(Read("--b\r\nContent-Disposition: attachment; name=\"x\"\r\n\r\nx", 5).reader.isMalformed());
    EXPECT_TRUE(Read("--b\r\nContent-Disposition: form-data\r\n\r\nx", 5).reader.isMalformed());
    EXPECT_TRUE(Read("--bx\r\n\r\nx", 5).reader.isMalformed());
    EXPECT_TRUE(Read(std::string(40'000, 'x'), 1000).reader.isMalformed());
    EXPECT_TRUE(Read("--b\r\n" + std::string(40'000, 'x'), 1000).reader.isMalformed());
}

// Promise H5: neither crashes nor loops, whatever arrives.
TEST(MultipartReader, MutatedFormsAreHarmless) {
    std::mt19937 chance{7};
    for (int round = 0; round < 20'000; ++round) {
        auto body = kForm;
        for (int change = 0; change < 4; ++change)
            body[chance() % body.size()] = static_cast<char>(chance());
        Read const read{body, 1 + chance() % 64};
        EXPECT_LE(read.all.parts.size(), 4U);
    }
}

TEST(MultipartReader, TheBoundaryIsReadFromTheContentType) {
    EXPECT_EQ(boundaryIn("multipart/form-data; boundary=abc"), "abc");
    EXPECT_EQ(boundaryIn("Multipart/Form-Data; charset=utf-8; boundary=\"a b\""), "a b");
    EXPECT_EQ(boundaryIn("multipart/form-data"), std::nullopt);
    EXPECT_EQ(boundaryIn("multipart/form-data; boundary=" + std::string(71, 'x')), std::nullopt);
    EXPECT_EQ(boundaryIn("application/json; boundary=abc"), std::nullopt);
}

} // namespace
} // namespace wheelwright::http
