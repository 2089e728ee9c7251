#include "base/chance.hpp"
#include "testing/mail_sign_in.hpp"
#include "testing/sample_wheel.hpp"
#include "testing/shared_server.hpp"
#include <boost/json/array.hpp>
#include <boost/json/serialize.hpp>
#include <gmock/gmock.h>

namespace wheelwright {
namespace {

namespace json = boost::json;
using testing::ask;
using testing::get;
using testing::jsonOf;
using testing::postJson;
using testing::sampleWheelText;
using testing::SignedIn;

// Two people, a wheel of the first, and a link to it for the second.
struct CoEditTest : testing::SharedServer<CoEditTest> {
    static std::vector<std::string> flags() { return {"--test-rate-limits", "off"}; }
    CoEditTest() {
        postJson(server.port(), "/api/wheel", sampleWheelText(id, "Ours"), ada.bearer());
        link = jsonOf(postJson(server.port(), path(), "{}", ada.bearer()));
        key = "X-Magic-Link: " + std::string{link.at("key").as_string()} + "\r\n";
    }
    std::string path() const { return "/api/wheel/" + id + "/magiclink"; }
    testing::Reply load(std::string const& headers) {
        return get(server.port(), "/api/wheel/" + id, headers);
    }
    testing::Reply save(json::value const& wheel, std::string const& headers) {
        return postJson(server.port(), "/api/wheel", json::serialize(wheel), headers);
    }

    SignedIn ada = testing::signInByMail(server, testing::newEmail("ada"));
    SignedIn bob = testing::signInByMail(server, testing::newEmail("bob"));
    std::string id = newUuid();
    json::object link;
    std::string key;
};

TEST_F(CoEditTest, TheHolderLoadsAndSavesAndTheWheelStaysItsOwners) {
    EXPECT_EQ(load(bob.bearer()).status, 404U);
    auto const loaded = load(bob.bearer() + key);
    ASSERT_EQ(loaded.status, 200U);
    auto wheel = jsonOf(loaded).at("wheel");
    auto const owner = wheel.at("owner");
    wheel.at("wheel-definition").as_object()["name"] = "Changed by the other";
    auto const saved = save(wheel, bob.bearer() + key);
    ASSERT_EQ(saved.status, 200U) << saved.body;
    EXPECT_EQ(jsonOf(saved).at("wheel").at("owner"), owner);
    EXPECT_TRUE(jsonOf(saved).at("mruList").as_array().empty());
    EXPECT_EQ(jsonOf(load(ada.bearer())).at("wheel").at("wheel-definition").at("name").as_string(),
              "Changed by the other");
    EXPECT_EQ(save(wheel, ada.bearer()).status, 409U); // stale, as for two devices
    EXPECT_TRUE(jsonOf(get(server.port(), path(), ada.bearer()))
                    .at("links")
                    .at(0)
                    .as_object()
                    .contains("lastSavedAt"));
}

TEST_F(CoEditTest, NobodyElseGetsInByIt) {
    EXPECT_EQ(load(key).status, 401U); // not signed in
    EXPECT_EQ(load(bob.bearer() + "X-Magic-Link: guessed\r\n").status, 404U);
    auto const another = newUuid();
    postJson(server.port(), "/api/wheel", sampleWheelText(another), ada.bearer());
    EXPECT_EQ(get(server.port(), "/api/wheel/" + another, bob.bearer() + key).status, 404U);
    EXPECT_EQ(ask(server.port(), "DELETE", "/api/wheel/" + id, bob.bearer() + key).status, 404U);
    EXPECT_EQ(get(server.port(), path(), bob.bearer() + key).status, 404U);
    EXPECT_EQ(postJson(server.port(), "/api/wheel/" + id + "/share", "{}", bob.bearer() + key).status, 409U);
}

TEST_F(CoEditTest, AnEndedLinkOpensNothing) {
    auto const wheel = jsonOf(load(bob.bearer() + key)).at("wheel");
    auto const one = path() + "/" + std::string{link.at("linkId").as_string()};
    EXPECT_EQ(ask(server.port(), "DELETE", one, bob.bearer()).status, 404U);
    EXPECT_EQ(ask(server.port(), "DELETE", one, ada.bearer()).status, 200U);
    EXPECT_EQ(ask(server.port(), "DELETE", one, ada.bearer()).status, 404U);
    EXPECT_EQ(load(bob.bearer() + key).status, 404U);
    EXPECT_EQ(save(wheel, bob.bearer() + key).status, 409U);
}

TEST_F(CoEditTest, LinksAreInTheExportAndGoWithTheWheel) {
    auto const exported = jsonOf(get(server.port(), "/api/user/export", ada.bearer()));
    EXPECT_EQ(exported.at("wheels").at("saved").at(0).at("coEditLinks").as_array().size(), 1U);
    EXPECT_EQ(ask(server.port(), "DELETE", "/api/wheel/" + id, ada.bearer()).status, 200U);
    postJson(server.port(), "/api/wheel", sampleWheelText(id, "Again"), ada.bearer());
    EXPECT_EQ(load(bob.bearer() + key).status, 404U);
}

TEST_F(CoEditTest, AWheelHasTwentyLinksAtMost) {
    for (int i = 1; i < 20; ++i)
        EXPECT_EQ(postJson(server.port(), path(), "{}", ada.bearer()).status, 200U);
    EXPECT_EQ(jsonOf(postJson(server.port(), path(), "{}", ada.bearer())).at("code").as_string(),
              "too_many_links");
    EXPECT_EQ(jsonOf(get(server.port(), path(), ada.bearer())).at("links").as_array().size(), 20U);
}

} // namespace
} // namespace wheelwright
