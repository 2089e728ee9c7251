#include "accounts/profile/user_store.hpp"
#include "base/chance.hpp"
#include "testing/exported_part.hpp"
#include "testing/sample_wheel.hpp"
#include "testing/wheels_scene.hpp"
#include "wheels/recent_list.hpp"
#include "wheels/wheels.hpp"
#include "wheels/wheels_of_account.hpp"
#include <boost/json/parse.hpp>
#include <cctype>
#include <set>
#include <thread>

namespace wheelwright::wheels {
namespace {

using namespace std::chrono_literals;
using storage::Connection;
using testing::sampleWheel;

Result<WheelDocument> documentOf(std::string const& text) {
    http::Fields fields;
    fields.set(boost::beast::http::field::content_type, "application/json");
    http::Request request;
    request.body = text;
    request.fields = &fields;
    return readWheelDocument(request, {});
}

boost::json::object parsed(std::string const& text) {
    return boost::json::parse(text).as_object();
}

struct WheelsTest : WheelsScene {
    void SetUp() override { openWith(WheelRules{"https://wheel.example", 50}); }
    Result<SaveOutcome> trySave(UserId const& userId, boost::json::object const& wheel,
                                IfStale ifStale = IfStale::Refuse,
                                std::optional<std::string> const& saveId = {}) {
        auto document = documentOf(serialize(wheel)).value();
        document.saveId = saveId;
        return wheels->save({userId}, document, ifStale);
    }
    boost::json::object save(UserId const& userId, boost::json::object const& wheel) {
        auto outcome = trySave(userId, wheel).value();
        return parsed(std::get<WheelAnswer>(outcome).wheel);
    }
    std::string codeOf(auto const& result) { return result ? "" : result.error().code; }
    std::vector<std::string> recent(UserId const& userId) {
        std::vector<std::string> names;
        auto const list =
            database->read([&](Connection& connection) { return recentOf(connection, userId); });
        for (auto const& entry : list)
            names.emplace_back(entry.at("name").as_string());
        return names;
    }
};

TEST_P(WheelsTest, WhatWasSavedComesBackWithWhatTheServerKnows) {
    auto wheel = sampleWheel(id);
    wheel["wings"] = {{"left", {1, 2.5, nullptr}}};
    wheel["bootstrap-theme-background"] = "bg-dark";
    auto& slice = wheel.at("wheel-definition").at("slices").at(0).as_object();
    slice["value"] = {{"points", 5}};
    slice["discount"] = "5%";
    for (auto const* text : {"message", "url"})
        slice[text] = text;
    auto const saved = save(ada, wheel);
    EXPECT_EQ(saved.at("owner").as_string(), "email:" + ada.text());
    EXPECT_EQ(saved.at("source").as_string(), "user");
    EXPECT_EQ(saved.at("cloudSaved"), true);
    EXPECT_EQ(saved.at("cloudSavedAt"), clock.now().time_since_epoch().count());
    EXPECT_EQ(saved.at("isShared"), false);
    EXPECT_FALSE(saved.contains("shareId"));
    EXPECT_EQ(saved.at("wings"), wheel.at("wings"));
    EXPECT_EQ(saved.at("bootstrap-theme-background"), "bg-dark");
    EXPECT_EQ(saved.at("wheel-definition"), wheel.at("wheel-definition"));
    EXPECT_EQ(parsed(wheels->load({ada}, id).value().wheel), saved);
}

TEST_P(WheelsTest, NumbersComeBackDigitByDigit) {
    auto const text =
        R"({"id":")" + id.text() +
        R"(","n":0.30000000000000004441,"big":98765432109876543210,"wheel-definition":{"slices":[]}})";
    wheels->save({ada}, documentOf(text).value(), IfStale::Refuse).value();
    auto const loaded = wheels->load({ada}, id).value().wheel;
    EXPECT_NE(loaded.find("0.30000000000000004441"), std::string::npos);
    EXPECT_NE(loaded.find("98765432109876543210"), std::string::npos);
}

// Promise W7.
TEST_P(WheelsTest, AnyTextComesBack) {
    std::string const odd =
        "<script>alert('x')</script> 🎡 \u202Eעברית\u200B\u0001 \"\\ " + std::string(10'000, 'x');
    auto wheel = sampleWheel(id, odd, {odd, "b"});
    wheel["nul"] = std::string("a\0b", 3);
    wheel.at("wheel-definition").as_object()["name"] = std::string("n\0m", 3);
    auto const saved = save(ada, wheel);
    EXPECT_EQ(saved.at("nul"), wheel.at("nul"));
    EXPECT_EQ(saved.at("wheel-definition"), wheel.at("wheel-definition"));
    EXPECT_EQ(parsed(wheels->load({ada}, id).value().wheel), saved);
    EXPECT_EQ(recent(ada), std::vector<std::string>{"nm"});
}

// Promise A2.
TEST_P(WheelsTest, WhatOnlyTheServerSaysIsNotTakenFromTheBody) {
    auto const text = R"({"id":")" + id.text() + R"(","\u006fwner":"email:)" + bob.text() +
                      R"(","isShared":true,"shareId":"mine","source":"cms","cloudSaved":false,)" +
                      R"("wheel-definition":{"slices":[]}})";
    wheels->save({ada}, documentOf(text).value(), IfStale::Refuse).value();
    auto const loaded = parsed(wheels->load({ada}, id).value().wheel);
    EXPECT_EQ(loaded.at("owner").as_string(), "email:" + ada.text());
    EXPECT_EQ(loaded.at("isShared"), false);
    EXPECT_FALSE(loaded.contains("shareId"));
    EXPECT_EQ(loaded.at("source").as_string(), "user");
    EXPECT_EQ(loaded.at("cloudSaved"), true);
    EXPECT_EQ(codeOf(wheels->load({bob}, id)), "wheel_not_found");
}

TEST_P(WheelsTest, TheInnerIdIsSetWhenItIsAbsentAndTheOuterOneIsTheKey) {
    auto wheel = sampleWheel(id);
    wheel.at("wheel-definition").as_object().erase("id");
    EXPECT_EQ(save(ada, wheel).at("wheel-definition").at("id").as_string(), id.text());
    auto const inner = newUuid();
    wheel.at("wheel-definition").as_object()["id"] = inner;
    EXPECT_EQ(save(ada, wheel).at("wheel-definition").at("id").as_string(), inner);
    EXPECT_EQ(codeOf(wheels->load({ada}, WheelId{inner})), "wheel_not_found");
    wheel.erase("id");
    EXPECT_EQ(save(ada, wheel).at("id").as_string(), inner);
    wheel.at("wheel-definition").as_object().erase("id");
    EXPECT_EQ(documentOf(serialize(wheel)).error().message, "id is missing.");
}

TEST_P(WheelsTest, AnIdInCapitalsIsTheSameWheel) {
    auto wheel = sampleWheel(id);
    save(ada, wheel);
    std::string capitals = id.text();
    for (auto& c : capitals)
        c = static_cast<char>(std::toupper(c));
    wheel["id"] = capitals;
    save(ada, wheel);
    EXPECT_EQ(wheels->list(ada, 1).wheels.size(), 1U);
}

TEST_P(WheelsTest, SaveTimesOnlyGrow) {
    auto wheel = sampleWheel(id);
    auto last = save(ada, wheel).at("cloudSavedAt").as_int64();
    clock.turn(-1h);
    for (int i = 0; i < 3; ++i) {
        auto const next = save(ada, wheel).at("cloudSavedAt").as_int64();
        EXPECT_GT(next, last);
        last = next;
    }
}

TEST_P(WheelsTest, AStaleSaveIsAnsweredWithWhatIsStored) {
    auto const first = save(ada, sampleWheel(id, "First"));
    auto mine = first;
    auto theirs = first;
    theirs.at("wheel-definition").as_object()["name"] = "Theirs";
    auto const stored = save(ada, theirs);
    mine.at("wheel-definition").as_object()["name"] = "Mine";
    auto const refused = trySave(ada, mine).value();
    ASSERT_TRUE(std::holds_alternative<StaleWheel>(refused));
    EXPECT_EQ(parsed(std::get<StaleWheel>(refused).wheel), stored);
    EXPECT_EQ(parsed(wheels->load({ada}, id).value().wheel), stored);
    EXPECT_TRUE(std::holds_alternative<WheelAnswer>(trySave(ada, mine, IfStale::Overwrite).value()));
    EXPECT_EQ(recent(ada), std::vector<std::string>{"Mine"});
    mine.erase("cloudSavedAt");
    EXPECT_TRUE(std::holds_alternative<WheelAnswer>(trySave(ada, mine).value()));
    mine["cloudSavedAt"] = "yesterday";
    EXPECT_TRUE(std::holds_alternative<StaleWheel>(trySave(ada, mine).value()));
}

TEST_P(WheelsTest, ASaveThatIsSentAgainIsRecognisedWhileItIsTheLatest) {
    auto const sent = save(ada, sampleWheel(id, "First"));
    auto const saveId = newUuid();
    auto const saved = trySave(ada, sent, IfStale::Refuse, saveId).value();
    for (auto const ifStale : {IfStale::Refuse, IfStale::Overwrite}) {
        auto const again = trySave(ada, sent, ifStale, saveId).value();
        ASSERT_TRUE(std::holds_alternative<WheelAnswer>(again));
        EXPECT_EQ(std::get<WheelAnswer>(again).wheel, std::get<WheelAnswer>(saved).wheel);
    }
    EXPECT_EQ(wheels->versions(ada, id).value().size(), 2U);
    EXPECT_EQ(codeOf(trySave(bob, sent, IfStale::Refuse, saveId)), "not_owner");
    EXPECT_TRUE(std::holds_alternative<StaleWheel>(trySave(ada, sent, IfStale::Refuse, newUuid()).value()));

    save(ada, sampleWheel(id, "Saved without an id"));
    EXPECT_TRUE(std::holds_alternative<StaleWheel>(trySave(ada, sent, IfStale::Refuse, saveId).value()));
    trySave(ada, sent, IfStale::Overwrite, saveId).value();
    wheels->restore(ada, id, 1).value();
    EXPECT_TRUE(std::holds_alternative<StaleWheel>(trySave(ada, sent, IfStale::Refuse, saveId).value()));
}

TEST_P(WheelsTest, AnothersWheelIsNotThere) {
    save(ada, sampleWheel(id));
    EXPECT_EQ(codeOf(trySave(bob, sampleWheel(id))), "not_owner");
    EXPECT_EQ(codeOf(trySave(bob, sampleWheel(id), IfStale::Overwrite)), "not_owner");
    EXPECT_EQ(codeOf(wheels->load({bob}, id)), "wheel_not_found");
    EXPECT_EQ(codeOf(wheels->erase(bob, id)), "wheel_not_found");
    EXPECT_EQ(codeOf(wheels->share(bob, id)), "not_owner");
    EXPECT_EQ(codeOf(wheels->unshare(bob, id)), "wheel_not_found");
    EXPECT_EQ(codeOf(wheels->versions(bob, id)), "wheel_not_found");
    EXPECT_EQ(codeOf(wheels->version(bob, id, 1)), "wheel_not_found");
    EXPECT_EQ(codeOf(wheels->restore(bob, id, 1)), "wheel_not_found");
    EXPECT_TRUE(wheels->list(bob, 1).wheels.empty());
    EXPECT_TRUE(recent(bob).empty());
}

TEST_P(WheelsTest, ANobodysWheelLoadsForEveryoneAndBelongsToWhoSavesItFirst) {
    save(ada, sampleWheel(id));
    write(*database, "update wheels set owner_id = null, owner = null");
    auto const legacy = parsed(wheels->load({bob}, id).value().wheel);
    EXPECT_FALSE(legacy.contains("owner"));
    EXPECT_EQ(codeOf(wheels->share(bob, id)), "not_saved");
    EXPECT_EQ(codeOf(wheels->erase(bob, id)), "wheel_not_found");
    EXPECT_EQ(save(bob, legacy).at("owner").as_string(), "email:" + bob.text());
    EXPECT_EQ(codeOf(wheels->load({ada}, id)), "wheel_not_found");
    EXPECT_TRUE(recent(ada).empty()); // what it is called now is bob's business
}

TEST_P(WheelsTest, TheRecentListHasTwentyWithTheLastUsedFirst) {
    std::vector<WheelId> ids;
    for (int i = 0; i < 22; ++i) {
        ids.emplace_back(newUuid());
        save(ada, sampleWheel(ids.back(), "w" + std::to_string(i)));
    }
    auto names = recent(ada);
    EXPECT_EQ(names.size(), 20U);
    EXPECT_EQ(names.front(), "w21");
    EXPECT_EQ(names.back(), "w2");
    auto const loaded = wheels->load({ada}, ids[5]).value();
    EXPECT_EQ(loaded.recent.front().at("id").as_string(), ids[5].text());
    EXPECT_EQ(wheels->load({ada}, ids[0]).value().recent.size(), 20U);
    names = recent(ada);
    EXPECT_EQ(names[0], "w0");
    EXPECT_EQ(names[1], "w5");
    EXPECT_EQ(wheels->erase(ada, ids[0]).value().front().at("name").as_string(), "w5");
}

TEST_P(WheelsTest, WheelsAreListedInPagesNewestFirst) {
    for (int i = 0; i < 45; ++i) {
        clock.turn(1s);
        save(ada, sampleWheel(newUuid(), "w" + std::to_string(i), {"a", "b", "c"}));
    }
    auto const first = wheels->list(ada, 1);
    EXPECT_EQ(first.pages, 3);
    EXPECT_EQ(first.wheels.size(), 20U);
    EXPECT_EQ(first.wheels.front().name, "w44");
    EXPECT_EQ(first.wheels.front().sliceCount, 3);
    EXPECT_EQ(wheels->list(ada, 3).wheels.size(), 5U);
    EXPECT_TRUE(wheels->list(ada, 4).wheels.empty());
    EXPECT_EQ(wheels->list(bob, 1).pages, 1);
}

TEST_P(WheelsTest, AUserHasSoManyWheelsAndNoMore) {
    for (int i = 0; i < 50; ++i)
        save(ada, sampleWheel(newUuid()));
    EXPECT_EQ(codeOf(trySave(ada, sampleWheel(id))), "too_many_wheels");
    EXPECT_EQ(codeOf(wheels->load({ada}, id)), "wheel_not_found");
    save(bob, sampleWheel(id));
    write(*database, "update wheels set owner_id = null, owner = null where id = '" + id.text() + "'");
    EXPECT_EQ(codeOf(trySave(ada, sampleWheel(id))), "too_many_wheels") << "also of those nobody owns";
}

// Promise A6.
TEST_P(WheelsTest, TwentyParallelSavesOfANewWheelMakeOneWheel) {
    std::vector<std::int64_t> times(20);
    {
        std::vector<std::jthread> tabs;
        for (auto& time : times)
            tabs.emplace_back([&] { time = save(ada, sampleWheel(id)).at("cloudSavedAt").as_int64(); });
    }
    EXPECT_EQ(std::set<std::int64_t>(times.begin(), times.end()).size(), 20U);
    EXPECT_EQ(wheels->list(ada, 1).wheels.size(), 1U);
    EXPECT_EQ(wheels->versions(ada, id).value().size(), 20U);
}

TEST_P(WheelsTest, TheLastTwentyVersionsAreKeptAndCanBeRestored) {
    for (int i = 1; i <= 25; ++i)
        save(ada, sampleWheel(id, "v" + std::to_string(i)));
    auto const versions = wheels->versions(ada, id).value();
    ASSERT_EQ(versions.size(), 20U);
    EXPECT_EQ(versions.front().name, "v25");
    EXPECT_EQ(versions.back().version, 6);
    EXPECT_EQ(parsed(wheels->version(ada, id, 6).value()).at("wheel-definition").at("name").as_string(),
              "v6");
    EXPECT_EQ(codeOf(wheels->version(ada, id, 5)), "version_not_found");
    EXPECT_EQ(codeOf(wheels->restore(ada, id, 5)), "version_not_found");
    EXPECT_EQ(parsed(wheels->restore(ada, id, 6).value().wheel).at("wheel-definition").at("name").as_string(),
              "v6");
    EXPECT_EQ(recent(ada), std::vector<std::string>{"v6"});
    EXPECT_EQ(wheels->versions(ada, id).value().front().version, 26);
    EXPECT_EQ(parsed(wheels->version(ada, id, 25).value()).at("wheel-definition").at("name").as_string(),
              "v25");
}

// About one draw in sixteen would break this rule.
TEST_P(WheelsTest, ALinkBeginsAndEndsWithALetterOrADigit) {
    save(ada, sampleWheel(id));
    for (int link = 0; link < 300; ++link) {
        auto const shareId = wheels->share(ada, id).value();
        ASSERT_EQ(shareId.text().size(), 22U);
        for (char const end : {shareId.text().front(), shareId.text().back()})
            ASSERT_NE(std::isalnum(end), 0) << shareId;
        ASSERT_TRUE(wheels->unshare(ada, id));
    }
}

TEST_P(WheelsTest, AnAccountTakesItsWheelsAlong) {
    save(ada, sampleWheel(id, "Mine"));
    auto const shareId = wheels->share(ada, id).value();
    save(bob, sampleWheel(newUuid(), "Bob's"));
    WheelsOfAccount const part{clock};
    auto const exported =
        database->read([&](Connection& connection) { return testing::exportedPart(part, connection, ada); });
    EXPECT_EQ(exported.at("saved")
                  .at(0)
                  .at("versions")
                  .at(0)
                  .at("wheel")
                  .at("wheel-definition")
                  .at("name")
                  .as_string(),
              "Mine");
    EXPECT_EQ(exported.at("recent").as_array().size(), 1U);
    database->write([&](Connection& connection) {
        part.erase(connection, ada);
        accounts::eraseUser(connection, ada);
    });
    EXPECT_EQ(read(*database, "select id from wheels").size(), 1U);
    EXPECT_EQ(read(*database, "select * from wheel_versions").size(), 1U);
    EXPECT_EQ(read(*database, "select * from recent_wheels").size(), 1U);
    EXPECT_EQ(read(*database, "select share_id from share_changes").one().get<ShareId>("share_id"), shareId);
}

INSTANTIATE_TEST_SUITE_P(EveryEngine, WheelsTest, storage::everyEngine(), storage::engineName);

} // namespace
} // namespace wheelwright::wheels
