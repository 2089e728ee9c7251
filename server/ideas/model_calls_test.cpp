#include "testing/mail_sign_in.hpp"
#include "testing/peer_process.hpp"
#include "testing/shared_engine_server.hpp"
#include "testing/soon.hpp"
#include <boost/json/array.hpp>
#include <boost/json/parse.hpp>
#include <boost/json/serialize.hpp>
#include <csignal>
#include <gmock/gmock.h>

namespace wheelwright {
namespace {

namespace json = boost::json;
using ::testing::HasSubstr;
using testing::jsonOf;
using ::testing::Not;
using testing::postJson;
using testing::Reply;
using testing::SignedIn;

constexpr char kPrompt[] = "quick vegetarian dinners";
constexpr char kKey[] = "a-key-of-the-tests";

// Someone with three credits at a server that asks a model.
struct Scene {
    Scene(testing::PeerProcess const& model, testing::ServerProcess const& server)
        : model{model}, server{server}, ada{testing::signInByMail(server, email)} {
        answers({"good"});
    }

    // How the model answers the calls that follow, one after the other; what it holds goes on.
    void answers(json::array const& how) const {
        postJson(model.port("control"), "/set", json::serialize(json::object{{"how", how}}));
    }
    // Since the scene began.
    json::array asked() const {
        auto all = everAsked();
        all.erase(all.begin(), all.begin() + static_cast<std::ptrdiff_t>(askedBefore));
        return all;
    }
    json::array everAsked() const {
        return json::parse(testing::get(model.port("control"), "/asked").body).as_array();
    }
    Reply wish(std::string const& headers, json::object more = {}) const {
        more.insert({{"prompt", kPrompt}, {"lang", "en"}, {"count", 4}});
        return postJson(server.port(), "/api/ai/wheel", json::serialize(more), headers);
    }
    std::int64_t credits(SignedIn const& who) const {
        return jsonOf(testing::get(server.port(), "/api/ai", who.bearer())).at("credits").as_int64();
    }
    void expectTrouble(std::string_view how, std::string_view code) const {
        SCOPED_TRACE(how);
        answers({how});
        auto const reply = wish(ada.bearer());
        EXPECT_EQ(reply.status, 503U);
        EXPECT_TRUE(reply.has("retry-after"));
        EXPECT_THAT(reply.body, HasSubstr(std::string{code}));
        EXPECT_EQ(credits(ada), 3);
    }

    testing::PeerProcess const& model;
    testing::ServerProcess const& server;
    std::size_t const askedBefore = everAsked().size();
    std::string const email = testing::newEmail("ada");
    SignedIn ada;
};

// Someone who has asked for events and has seen the first two choices come while the model holds.
struct Waiting {
    explicit Waiting(Scene const& scene) : client{scene.server.port()} {
        scene.answers({"holds"});
        std::string const body = R"({"prompt":"dinners","lang":"en","count":4})";
        client.send("POST /api/ai/wheel HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\n"
                    "Accept: text/event-stream\r\n" +
                    scene.ada.bearer() + "Content-Length: " + std::to_string(body.size()) + "\r\n\r\n" +
                    body);
        client.takeUntil("{\"choices\":2,\"of\":4}");
    }
    testing::Client client;
};

// One model for all tests, and one server on each engine for those without settings of their own.
struct ModelCallsTest : testing::SharedEngineServer<ModelCallsTest> {
    static void SetUpTestSuite() { model.emplace("chat-model.mjs"); }
    static void TearDownTestSuite() {
        SharedEngineServer::TearDownTestSuite();
        model.reset();
    }
    static std::vector<std::string> flags() {
        return {"--ai-url",           "http://127.0.0.1:" + std::to_string(model->port()) + "/v1",
                "--ai-key",           kKey,
                "--ai-model",         "planner",
                "--credits-free",     "3",
                "--test-rate-limits", "off"};
    }
    testing::ServerProcess& serverWith(std::vector<std::string> const& more) {
        place = storage::newPlace(GetParam());
        auto all = flags();
        all.insert(all.end(), {"--database", storage::settingOf(place->address())});
        all.insert(all.end(), more.begin(), more.end());
        return own.emplace(all);
    }
    Scene scene() const { return {*model, server()}; }
    Scene sceneWith(std::vector<std::string> const& more) { return {*model, serverWith(more)}; }

    static inline std::optional<testing::PeerProcess> model;
    std::unique_ptr<storage::TestPlace> place; // of the test's own server
    std::optional<testing::ServerProcess> own;
};

TEST_P(ModelCallsTest, WhatTheSentenceSaysItselfCostsNoCreditAndAsksNoModel) {
    auto const scene = this->scene();
    for (auto const* prompt : {"Anna, Ben or Carla", "1 to 20", "days of the week"}) {
        auto const answer = jsonOf(scene.wish(scene.ada.bearer(), {{"prompt", prompt}}));
        EXPECT_EQ(answer.at("source").as_string(), "sentence") << prompt;
    }
    EXPECT_TRUE(scene.asked().empty());
    EXPECT_EQ(scene.credits(scene.ada), 3);
    EXPECT_EQ(jsonOf(scene.wish(scene.ada.bearer())).at("source").as_string(), "model");
}

TEST_P(ModelCallsTest, AWheelCostsOneCreditAndOnlyTheSentenceLeavesTheServer) {
    auto const scene = this->scene();
    for (auto const* how : {"good", "whole"}) {
        scene.answers({how});
        auto const reply = scene.wish(scene.ada.bearer());
        ASSERT_EQ(reply.status, 200U) << reply.body;
        auto const answer = jsonOf(reply);
        EXPECT_EQ(answer.at("source").as_string(), "model");
        auto const& definition = answer.at("wheel").at("wheel-definition").as_object();
        EXPECT_EQ(definition.at("slices").as_array().size(), 4U);
        EXPECT_EQ(definition.at("wheel-palette").as_string(), "Forest");
        EXPECT_EQ(answer.at("credits").as_int64(), scene.credits(scene.ada));
    }
    EXPECT_EQ(scene.credits(scene.ada), 1);
    auto const asked = scene.asked();
    ASSERT_EQ(asked.size(), 2U);
    EXPECT_EQ(asked[0].at("path").as_string(), "/v1/chat/completions");
    EXPECT_EQ(asked[0].at("headers").at("authorization").as_string(), std::string{"Bearer "} + kKey);
    auto const body = json::parse(asked[0].at("body").as_string());
    EXPECT_EQ(body.at("model").as_string(), "planner");
    EXPECT_EQ(body.at("messages").at(1).at("content").as_string(), kPrompt);
    auto const profile = jsonOf(testing::get(scene.server.port(), "/api/user/profile", scene.ada.bearer()));
    auto told = asked[0];
    told.at("headers").as_object().erase("traceparent"); // chance, in letters that a name may have too
    auto const all = json::serialize(told);
    EXPECT_THAT(all, Not(HasSubstr(std::string{profile.at("user").at("id").as_string()})));
    EXPECT_THAT(all, Not(HasSubstr("ada")));
    EXPECT_THAT(all, Not(HasSubstr(scene.ada.accessToken)));
}

TEST_P(ModelCallsTest, WhateverGoesWrongIsSaidAndTheCreditIsBack) {
    auto const scene = this->scene();
    for (auto const* how : {"brokenJson", "markup", "script", "many", "endless"})
        scene.expectTrouble(how, "model_answer_unusable");
    for (auto const* how : {"hangsUp", "redirects", "page", "tooMany", "down"})
        scene.expectTrouble(how, "model_unavailable");
    for (auto const& each : scene.asked())
        EXPECT_EQ(each.at("path").as_string(), "/v1/chat/completions") << "a redirect was followed";
    EXPECT_THAT(scene.server.log(), Not(HasSubstr(kKey)));
    EXPECT_THAT(scene.server.log(), Not(HasSubstr("vegetarian")));
}

TEST_P(ModelCallsTest, AModelThatIsTooSlowIsNotWaitedFor) {
    auto const scene = sceneWith({"--ai-timeout", "1"});
    for (auto const* how : {"never", "drips"})
        scene.expectTrouble(how, "model_too_slow");
}

TEST_P(ModelCallsTest, AnAnswerOfNoUseHasOneMoreTry) {
    auto const scene = this->scene();
    scene.answers({"brokenJson", "good"});
    auto const reply = scene.wish(scene.ada.bearer());
    EXPECT_EQ(reply.status, 200U) << reply.body;
    EXPECT_EQ(scene.credits(scene.ada), 2);
    auto const asked = scene.asked();
    ASSERT_EQ(asked.size(), 2U);
    EXPECT_THAT(std::string{asked[1].at("body").as_string()}, HasSubstr("That answer was refused"));
    scene.answers({"markup", "script", "good"});
    EXPECT_EQ(scene.wish(scene.ada.bearer()).status, 503U);
    EXPECT_EQ(scene.asked().size(), 4U) << "not a third time";
}

TEST_P(ModelCallsTest, GuestsAndThoseWhoAskForThemGetTheBuiltInIdeas) {
    auto const scene = this->scene();
    for (auto const& reply : {scene.wish(""), scene.wish(scene.ada.bearer(), {{"source", "ideas"}})}) {
        EXPECT_EQ(reply.status, 200U) << reply.body;
        EXPECT_EQ(jsonOf(reply).at("source").as_string(), "ideas");
    }
    EXPECT_EQ(scene.wish("Authorization: Bearer nonsense\r\n").status, 401U);
    EXPECT_TRUE(scene.asked().empty());
    EXPECT_EQ(scene.credits(scene.ada), 3);
}

TEST_P(ModelCallsTest, WithoutCreditsTheModelIsNotAsked) {
    auto const scene = this->scene();
    auto const set = testing::runWheelwright({"user", "credits", scene.email, "0", "--data",
                                              scene.server.data().string(), "--database", databaseText()});
    ASSERT_EQ(set.exitCode, 0) << set.err;
    auto const refused = scene.wish(scene.ada.bearer(), {});
    EXPECT_EQ(refused.status, 402U);
    EXPECT_EQ(jsonOf(refused).at("code").as_string(), "no_credits");
    EXPECT_TRUE(scene.asked().empty());
    EXPECT_EQ(scene.wish(scene.ada.bearer(), {{"source", "ideas"}}).status, 200U);
}

TEST_P(ModelCallsTest, OneAtATimeForEveryone) {
    auto const scene = this->scene();
    Waiting waiting{scene};
    EXPECT_EQ(scene.credits(scene.ada), 2);
    auto const second = scene.wish(scene.ada.bearer());
    EXPECT_EQ(second.status, 409U);
    EXPECT_EQ(jsonOf(second).at("code").as_string(), "wheel_under_way");
    scene.answers({"good"});
    EXPECT_THAT(waiting.client.takeUntil("0\r\n\r\n"), HasSubstr("event: wheel\ndata: {\"success\":true"));
    EXPECT_EQ(scene.credits(scene.ada), 2);
}

TEST_P(ModelCallsTest, OnlySoManyAtOnce) {
    auto const scene = sceneWith({"--test-ai-calls", "1"});
    auto const ben = testing::signInByMail(scene.server, testing::newEmail("ben"));
    Waiting const waiting{scene};
    auto const refused = scene.wish(ben.bearer());
    EXPECT_EQ(refused.status, 503U);
    EXPECT_TRUE(refused.has("retry-after"));
    EXPECT_EQ(jsonOf(refused).at("code").as_string(), "too_many_wheels_under_way");
    EXPECT_EQ(scene.credits(ben), 3);
}

TEST_P(ModelCallsTest, WhoLeavesEndsTheCallAndHasTheCreditBack) {
    auto const scene = this->scene();
    { Waiting const waiting{scene}; }
    EXPECT_TRUE(testing::soon([&] { return scene.credits(scene.ada) == 3; }));
    EXPECT_TRUE(testing::soon([&] { return scene.asked().at(0).at("hungUp").as_bool(); }));
}

TEST_P(ModelCallsTest, AStopAnswersThoseWhoWaitAndGivesTheirCreditsBack) {
    auto& stopped = serverWith({});
    Scene const scene{*model, stopped};
    Waiting waiting{scene};
    stopped.signal(SIGTERM);
    EXPECT_THAT(waiting.client.takeUntil("0\r\n\r\n"), HasSubstr("\"code\":\"stopping\""));
    EXPECT_EQ(stopped.wait(), 0);
    stopped.startAgain();
    EXPECT_EQ(scene.credits(testing::signInByMail(stopped, scene.email)), 3);
}

TEST_P(ModelCallsTest, AnExportTellsOfThemAndADeletionTakesThemAlong) {
    auto const scene = this->scene();
    ASSERT_EQ(scene.wish(scene.ada.bearer()).status, 200U);
    auto const exported = jsonOf(testing::get(scene.server.port(), "/api/user/export", scene.ada.bearer()));
    auto const& job = exported.at("wheelsFromModel").at(0);
    EXPECT_EQ(job.at("state").as_string(), "done");
    EXPECT_EQ(job.at("choices").as_int64(), 4);
    EXPECT_THAT(json::serialize(exported), Not(HasSubstr(kPrompt)));
    std::string const id{exported.at("user").at("id").as_string()};
    EXPECT_EQ(testing::ask(scene.server.port(), "DELETE", "/api/user", scene.ada.bearer()).status, 200U);
    auto database = open();
    EXPECT_EQ(read(database, "select id from idea_jobs where user_id = '" + id + "'").size(), 0U);
}

TEST_P(ModelCallsTest, OperatorsSeeHowMuchGoesOn) {
    auto const scene = sceneWith({"--admin-listen", "127.0.0.1:0"});
    scene.wish(scene.ada.bearer());
    scene.answers({"down"});
    scene.wish(scene.ada.bearer());
    auto const metrics = testing::get(scene.server.adminPort(), "/metrics").body;
    EXPECT_THAT(metrics, HasSubstr(R"(wheelwright_idea_wheels_total{outcome="made",source="model"} 1)"));
    EXPECT_THAT(metrics,
                HasSubstr(R"(wheelwright_idea_wheels_total{outcome="model_unavailable",source="model"} 1)"));
    EXPECT_THAT(metrics, HasSubstr("wheelwright_model_calls 0"));
}

INSTANTIATE_TEST_SUITE_P(EveryEngine, ModelCallsTest, storage::everyEngine(), storage::engineName);

} // namespace
} // namespace wheelwright
