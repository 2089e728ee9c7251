#include "bridges/list_source.hpp"
#include "testing/mail_sign_in.hpp"
#include "testing/peer_process.hpp"
#include "testing/shared_server.hpp"
#include "testing/upload.hpp"
#include <boost/json/serialize.hpp>
#include <gmock/gmock.h>

namespace wheelwright::bridges {
namespace {

namespace json = boost::json;

TEST(ListAddress, OfAGoogleSpreadsheetIsItsCsv) {
    std::string const sheets = "https://docs.google.com/spreadsheets/";
    for (auto const& [typed, address] : std::vector<std::pair<std::string, std::string>>{
             {"d/1aB_-c/edit#gid=42", "d/1aB_-c/export?format=csv&gid=42"},
             {"d/1aB_-c/edit?gid=42#gid=42", "d/1aB_-c/export?format=csv&gid=42"},
             {"d/1aB_-c/edit?usp=sharing", "d/1aB_-c/export?format=csv"},
             {"d/1aB_-c", "d/1aB_-c/export?format=csv"},
             {"u/0/d/1aB_-c/htmlview#gid=7&range=A1", "u/0/d/1aB_-c/export?format=csv&gid=7"},
             {"d/1aB_-c/export?format=xlsx&gid=3", "d/1aB_-c/export?format=csv&gid=3"},
             {"d/e/2PACX-1v/pubhtml?gid=5&single=true", "d/e/2PACX-1v/pub?output=csv&gid=5&single=true"},
             {"d/e/2PACX-1v/pub?output=csv", "d/e/2PACX-1v/pub?output=csv"}})
        EXPECT_EQ(listAddress(sheets + typed), sheets + address) << typed;
    for (auto const* const other :
         {"https://school.example/class.csv?year=7", "https://docs.google.com/document/d/1/edit",
          "https://docs.google.com.evil.example/spreadsheets/d/1/edit", "no address"})
        EXPECT_EQ(listAddress(other), other);
    EXPECT_EQ(listAddress("https://school.example/a.csv#top"), "https://school.example/a.csv");
}

struct ListSourceTest : testing::SharedServer<ListSourceTest> {
    static std::vector<std::string> flags() {
        return {"--test-rate-limits", "off", "--test-private-webhooks", "on", "--test-webhook-seconds", "2"};
    }
    testing::Reply read(std::string const& url) const {
        return testing::postJson(port, "/api/list", json::serialize(json::object{{"url", url}}),
                                 ada.bearer());
    }
    testing::Reply at(std::string const& path) const {
        return read("http://127.0.0.1:" + std::to_string(host.port()) + path);
    }
    std::string codeAt(std::string const& path) const {
        auto const reply = at(path);
        EXPECT_EQ(reply.status, 422U) << path << reply.body;
        return testing::textIn(testing::jsonOf(reply), "code");
    }
    testing::PeerProcess const host{"list-host.mjs"};
    testing::SignedIn const ada = testing::signInByMail(server, testing::newEmail("ada"));
};

TEST_F(ListSourceTest, AListComesAsItIs) {
    auto const reply = at("/list.csv");
    ASSERT_EQ(reply.status, 200U) << reply.body;
    EXPECT_EQ(testing::textIn(testing::jsonOf(reply), "text"), "Name,Tickets\nAnn,3\nBën,1\n");
    EXPECT_EQ(testing::textIn(testing::jsonOf(at("/one")), "text"), "Ann");
}

TEST_F(ListSourceTest, ThreeRedirectsAreFollowedAndNoFourth) {
    EXPECT_EQ(at("/hops/3").status, 200U);
    EXPECT_EQ(codeAt("/hops/4"), "list_refused");
    EXPECT_EQ(codeAt("/file"), "list_refused") << "each address is checked like the first";
}

TEST_F(ListSourceTest, WhatIsNoListIsRefusedWithItsReason) {
    EXPECT_EQ(codeAt("/page"), "list_is_page");
    EXPECT_EQ(codeAt("/quiet-page"), "list_is_page");
    EXPECT_EQ(codeAt("/private"), "list_not_shared");
    EXPECT_EQ(codeAt("/nothing"), "list_not_shared");
    EXPECT_EQ(codeAt("/bytes"), "list_not_text");
    EXPECT_EQ(codeAt("/large"), "list_too_large");
    EXPECT_EQ(codeAt("/endless"), "list_too_large");
    EXPECT_EQ(codeAt("/silent"), "list_unreachable");
    for (auto const* const url : {"", "file:///etc/passwd", "https://a:b@example.org/", "ftp://example.org/"})
        EXPECT_THAT(read(url).body, ::testing::HasSubstr("invalid_list_address")) << url;
}

// Names, too: where one leads is checked where the connection is opened, so one that changes gains nothing.
TEST(ListSourceGuards, AServerReadsFromPublicAddressesAlone) {
    ListSource source{{.allowsPrivate = false, .patience = std::chrono::seconds{2}}};
    auto const codeOf = [&](std::string const& url) {
        auto const text = source.fetch(UserId{"ada"}, url);
        return text ? std::string{"read"} : text.error().code;
    };
    for (auto const* const url :
         {"http://example.org/", "https://127.0.0.1/", "https://[::1]/", "https://169.254.169.254/latest",
          "https://10.0.0.7/", "https://[::ffff:10.0.0.7]/", "https://example.org:8443/"})
        EXPECT_EQ(codeOf(url), "invalid_list_address") << url;
    EXPECT_EQ(codeOf("https://localhost/"), "list_refused");
}

TEST_F(ListSourceTest, GuestsReadNothing) {
    EXPECT_EQ(testing::postJson(port, "/api/list", R"({"url":"https://example.org/"})").status, 401U);
}

} // namespace
} // namespace wheelwright::bridges
