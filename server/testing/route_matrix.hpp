#pragma once
#include "testing/route_scene.hpp"
#include <boost/algorithm/string/replace.hpp>
#include <cctype>
#include <gtest/gtest.h>
#include <vector>

// Every route of the table, for tests that try them all.
namespace wheelwright::app {

struct Row {
    std::string method;
    std::string path; // as in the route table
    std::string body; // JSON, where the call takes one; {wheel} is the owner's, {room} opens one with it,
                      // {edit} edits one, {door} opens its door, {host} is the host's, {pour} has one of a
                      // chat, {draw} draws: with its key if the owner calls
    std::string Scene::*id; // what stands in the first braces
    unsigned nobody;
    unsigned owner;
    unsigned other;
    unsigned badToken = 0;                // for an invalid token; 0: the same as without a token
    std::string query = {};               // {wheelId} and {code} are the owner's
    std::string Scene::*second = nullptr; // what stands in the second braces; "1" without
};

// Every route of the table. `other` is someone who is signed in and tries what is the owner's.
inline std::vector<Row> matrix() {
    auto const none = static_cast<std::string Scene::*>(nullptr);
    return {
        {"GET", "/api/health", "", none, 200, 200, 200},
        {"GET", "/api/openapi.yaml", "", none, 200, 200, 200},
        {"GET", "/api/docs", "", none, 200, 200, 200},
        {"POST", "/api/events", R"({"name":"wheel_spin_start"})", none, 204, 204, 204},
        {"GET", "/metrics", "", none, 404, 404, 404}, // the admin listener's
        {"GET", "/api/admin/users", "", none, 401, 404, 404},
        {"POST", "/api/admin/users/{id}", "{}", none, 401, 404, 404},
        {"DELETE", "/api/admin/users/{id}", "", none, 401, 404, 404},
        {"POST", "/api/admin/invitations", "{}", none, 401, 404, 404},
        {"GET", "/api/admin/invitations", "", none, 401, 404, 404},
        {"DELETE", "/api/admin/invitations/{id}", "", none, 401, 404, 404},
        {"GET", "/api/admin/figures", "", none, 401, 404, 404}, // neither is an admin
        {"GET", "/api/admin/settings", "", none, 401, 404, 404},
        {"GET", "/.well-known/jwks.json", "", none, 200, 200, 200},
        {"GET", "/api/auth/providers", "", none, 200, 200, 200},
        {"GET", "/api/auth/{provider}/initiate", "", none, 302, 302, 302},
        {"GET", "/api/auth/{provider}/callback", "", none, 302, 302, 302},
        {"POST", "/api/auth/{provider}/callback", "", none, 302, 302, 302},
        {"POST", "/api/auth/email/initiate", R"({"email":"visitor@example.org"})", none, 200, 200, 200},
        {"GET", "/api/auth/email/verify", "", none, 302, 302, 302},
        {"POST", "/api/auth/refresh", R"({"refresh_token_id":"x"})", none, 401, 401, 401},
        {"GET", "/api/auth/status", "", none, 401, 200, 200},
        {"GET", "/api/auth/logout", "", none, 401, 200, 200},
        {"GET", "/api/user/profile", "", none, 401, 200, 200},
        {"GET", "/api/user/export", "", none, 401, 200, 200},
        {"DELETE", "/api/user", "", none, 401, 200, 200},
        {"GET", "/api/user/sessions", "", none, 401, 200, 200},
        {"DELETE", "/api/user/sessions", "", none, 401, 200, 200},
        {"DELETE", "/api/user/sessions/{id}", "", &Scene::sessionId, 401, 200, 404},
        {"POST", "/api/user/tokens", R"({"name":"Stream Deck","scopes":["spin"]})", none, 401, 201, 201},
        {"GET", "/api/user/tokens", "", none, 401, 200, 200},
        {"DELETE", "/api/user/tokens/{id}", "", &Scene::tokenId, 401, 200, 404},
        {"POST", "/api/list", R"({"url":"https://127.0.0.1/"})", none, 401, 422, 422},
        {"POST", "/api/user/webhooks", R"({"url":"https://hooks.example.org/","events":["spin.made"]})", none,
         401, 201, 201},
        {"GET", "/api/user/webhooks", "", none, 401, 200, 200},
        {"DELETE", "/api/user/webhooks/{id}", "", &Scene::webhookId, 401, 200, 404},
        {"POST", "/api/user/webhooks/{id}/secret", "{}", &Scene::webhookId, 401, 200, 404},
        {"GET", "/api/user/webhooks/{id}/deliveries", "", &Scene::webhookId, 401, 200, 404},
        {"POST", "/api/user/webhooks/{id}/deliveries/{delivery}", "{}", &Scene::webhookId, 401, 404, 404},
        {"POST", "/api/wheel", "{wheel}", none, 401, 200, 409},
        {"GET", "/api/wheels", "", none, 401, 200, 200},
        {"GET", "/api/wheel/{id}", "", &Scene::wheelId, 401, 200, 404},
        {"DELETE", "/api/wheel/{id}", "", &Scene::wheelId, 401, 200, 404},
        {"POST", "/api/wheel/{id}/share", "{}", &Scene::wheelId, 401, 200, 409},
        {"DELETE", "/api/wheel/{id}/share", "", &Scene::wheelId, 401, 200, 404},
        {"POST", "/api/wheel/{id}/magiclink", "{}", &Scene::wheelId, 401, 200, 404},
        {"GET", "/api/wheel/{id}/magiclink", "", &Scene::wheelId, 401, 200, 404},
        {"DELETE",
         "/api/wheel/{id}/magiclink/{linkId}",
         "",
         &Scene::wheelId,
         401,
         200,
         404,
         0,
         {},
         &Scene::linkId},
        {"GET", "/api/wheel/{id}/versions", "", &Scene::wheelId, 401, 200, 404},
        {"GET", "/api/wheel/{id}/versions/{version}", "", &Scene::wheelId, 401, 200, 404},
        {"POST", "/api/wheel/{id}/versions/{version}/restore", "{}", &Scene::wheelId, 401, 200, 404},
        {"GET", "/api/wheel/{id}/spins", "", &Scene::wheelId, 401, 200, 404},
        {"POST", "/api/wheel/{id}/spins", R"({"entries":[]})", &Scene::wheelId, 401, 200, 404},
        {"GET", "/api/share/{shareId}", "", &Scene::shareId, 200, 200, 200},
        {"POST", "/api/share/{shareId}/report", R"({"reason":"spam"})", &Scene::shareId, 201, 201, 201},
        {"GET", "/share/{shareId}", "", &Scene::shareId, 200, 200, 200},
        {"GET", "/oembed", "", none, 404, 404, 404, 0, "?url=https://elsewhere.example"},
        {"GET", "/share/{shareId}/preview.png", "", &Scene::shareId, 200, 200, 200},
        {"GET", "/public/wheel/{id}/config", "", &Scene::contentId, 200, 200, 200},
        {"GET", "/public/wheels", "", none, 200, 200, 200},
        {"GET", "/{lang}/wheels/{slug}/preview.png", "", &Scene::lang, 200, 200, 200, 0, {}, &Scene::slug},
        {"GET", "/{lang}/preview.png", "", &Scene::lang, 200, 200, 200},
        {"GET", "/{lang}/wheels/preview.png", "", &Scene::lang, 200, 200, 200},
        {"GET", "/api/search/wheels", "", none, 200, 200, 200, 401},
        {"GET", "/api/ai", "", none, 200, 200, 200, 401},
        {"POST", "/api/ai/reading", R"({"prompt":"animals","lang":"en"})", none, 200, 200, 200, 401},
        {"POST", "/api/ai/wheel", R"({"prompt":"animals","lang":"en"})", none, 200, 200, 200, 401},
        {"POST", "/api/live", "{room}", none, 201, 201, 201, 401},
        {"GET", "/api/live", "", none, 200, 200, 200, 0, "?code={code}"},
        {"POST", "/api/live/{liveId}/ticket", "{}", &Scene::liveId, 200, 200, 200},
        {"PUT", "/api/live/{liveId}/wheel", "{edit}", &Scene::liveId, 403, 200, 403},
        {"PUT", "/api/live/{liveId}/door", "{door}", &Scene::liveId, 403, 200, 403},
        {"POST", "/api/live/{liveId}/people", "{host}", &Scene::liveId, 403, 404, 403, 401},
        {"PUT", "/api/live/{liveId}/people", "{pour}", &Scene::liveId, 403, 200, 403},
        {"POST", "/api/live/{liveId}/entries", R"({"name":"Ben"})", &Scene::liveId, 201, 201, 201, 401},
        {"GET", "/api/live/{liveId}/entries", "", &Scene::liveId, 200, 200, 200},
        {"DELETE",
         "/api/live/{liveId}/entries/{entryId}",
         "{host}",
         &Scene::liveId,
         403,
         200,
         403,
         0,
         {},
         &Scene::entryId},
        {"POST",
         "/api/live/{liveId}/entries/{entryId}/approve",
         "{host}",
         &Scene::liveId,
         403,
         200,
         403,
         0,
         {},
         &Scene::entryId},
        {"POST",
         "/api/live/{liveId}/entries/{entryId}/merge",
         "{host}",
         &Scene::liveId,
         403,
         404,
         403,
         0,
         {},
         &Scene::entryId},
        {"POST",
         "/api/live/{liveId}/entries/{entryId}/claim",
         "{host}",
         &Scene::liveId,
         403,
         409,
         403,
         0,
         {},
         &Scene::entryId},
        {"POST",
         "/api/live/{liveId}/entries/{entryId}/replace",
         "{host}",
         &Scene::liveId,
         403,
         409,
         403,
         0,
         {},
         &Scene::entryId},
        {"GET",
         "/api/live/{liveId}/entries/{entryId}/proof",
         "",
         &Scene::liveId,
         403,
         403,
         403,
         0,
         {},
         &Scene::entryId},
        {"GET", "/api/live/{liveId}/socket", "", &Scene::liveId, 426, 426, 426},
        {"POST", "/api/spins", "{}", none, 201, 201, 201, 401},
        {"POST", "/api/wheel/{id}/spin", "{}", &Scene::wheelId, 401, 200, 404},
        {"POST", "/api/wheel/{id}/animate", "{}", &Scene::wheelId, 401, 200, 404},
        {"POST", "/api/mcp", R"({"jsonrpc":"2.0","id":1,"method":"ping"})", none, 200, 200, 200},
        {"POST", "/api/pick", R"({"choices":["Ann","Ben"]})", none, 200, 200, 200, 401},
        {"GET", "/api/spins", "", none, 200, 200, 200, 0, "?chain={wheelId}"},
        {"POST", "/api/spins/{spinId}", "{draw}", &Scene::spinId, 404, 200, 404},
        {"GET", "/api/spins/{spinId}", "", &Scene::spinId, 200, 200, 200},
        {"GET", "/api/spins/{spinId}/film", "", &Scene::spinId, 404, 404, 404}, // it isn't made
        {"POST", "/api/chat/discord", R"({"type":1})", none, 404, 404, 404},    // no chat is set up
        {"POST", "/api/chat/slack", "{}", none, 404, 404, 404},
        {"GET", "/api/spins/{spinId}/claims", "", &Scene::spinId, 404, 404, 404}, // it isn't made
        {"GET", "/.well-known/receipt-keys.json", "", none, 200, 200, 200},
        {"GET", "/.well-known/draws/checkpoint", "", none, 200, 200, 200},
        {"GET", "/.well-known/draws/proof", "", none, 200, 200, 200},
        {"GET", "/.well-known/draws/tile/{level}/{a}", "", none, 404, 404, 404}, // level and index of a name
        {"GET", "/.well-known/draws/tile/{level}/{a}/{b}", "", none, 404, 404, 404},
        {"GET", "/.well-known/draws/tile/{level}/{a}/{b}/{c}", "", none, 404, 404, 404},
        {"GET", "/.well-known/draws/tile/{level}/{a}/{b}/{c}/{d}", "", none, 404, 404, 404},
        {"POST", "/api/feedback/submit",
         R"({"name":"Ada","email":"ada@example.org","type":"praise","rating":5,"text":"Fine."})", none, 200,
         200, 200},
        {"GET", "/api/reviews/summary", "", none, 200, 200, 200},
        {"GET", "/api/reviews/list", "", none, 200, 200, 200},
        {"GET", "/api/admin/reviews", "", none, 401, 404, 404}, // neither is an admin
        {"GET", "/api/admin/reviews/log", "", none, 401, 404, 404},
        {"POST", "/api/admin/reviews/{number}/approve", "{}", none, 401, 404, 404},
        {"POST", "/api/admin/reviews/{number}/reject", "{}", none, 401, 404, 404},
        {"POST", "/api/admin/reviews/{number}/reopen", "{}", none, 401, 404, 404},
        {"POST", "/api/admin/reviews/{number}/reply", "{}", none, 401, 404, 404},
        {"GET", "/api/admin/reports", "", none, 401, 404, 404},
        {"GET", "/api/admin/reports/log", "", none, 401, 404, 404},
        {"POST", "/api/admin/reports/{number}/keep", "{}", none, 401, 404, 404},
        {"POST", "/api/admin/reports/{number}/takeDown", "{}", none, 401, 404, 404},
        {"POST", "/api/admin/reports/{number}/restore", "{}", none, 401, 404, 404},
        {"GET", "/media/sounds/{file}", "", &Scene::manifest, 200, 200, 200},
        {"GET", "/media/sounds/{folder}/{file}", "", &Scene::folder, 200, 200, 200, 0, {}, &Scene::track},
        {"GET", "/api/config/limits", "", none, 200, 200, 200},
        {"GET", "/api/config/client", "", none, 200, 200, 200},
        {"GET", "/media/u/{id}", "", none, 403, 403, 403}, // without a signature
        {"GET", "/media/u/{id}/thumbnail", "", none, 403, 403, 403},
        {"GET", "/api/media/images", "", none, 401, 200, 200},
        {"POST", "/api/media/image", "", none, 401, 415, 415},
        {"DELETE", "/api/media/image/{id}", "", &Scene::imageId, 401, 200, 404},
        {"GET", "/api/media/image/{id}/url", "", &Scene::imageId, 401, 200, 404},
        {"GET", "/api/media/sounds", "", none, 401, 200, 200},
        {"POST", "/api/media/sound", "", none, 401, 415, 415},
        {"DELETE", "/api/media/sound/{id}", "", &Scene::soundId, 401, 200, 404},
        {"GET", "/api/media/sound/{id}/url", "", &Scene::soundId, 401, 200, 404},
    };
}

// What the owner's API tokens reach, by scope. Every other route that knows its caller refuses them all.
inline std::string scopeOf(Row const& row) {
    static std::map<std::string, std::string> const scopes{
        {"POST /api/wheel", "wheels:write"},
        {"GET /api/wheels", "wheels:read"},
        {"GET /api/wheel/{id}", "wheels:read"},
        {"DELETE /api/wheel/{id}", "wheels:write"},
        {"POST /api/wheel/{id}/share", "wheels:write"},
        {"DELETE /api/wheel/{id}/share", "wheels:write"},
        {"GET /api/wheel/{id}/versions", "wheels:read"},
        {"GET /api/wheel/{id}/versions/{version}", "wheels:read"},
        {"POST /api/wheel/{id}/versions/{version}/restore", "wheels:write"},
        {"GET /api/wheel/{id}/spins", "wheels:read"},
        {"POST /api/wheel/{id}/spin", "spin"},
        {"POST /api/wheel/{id}/animate", "spin"},
        {"POST /api/pick", "spin"},
        {"POST /api/spins", "spin"},
        {"POST /api/spins/{spinId}", "spin"},
        {"POST /api/live", "rooms"},
    };
    auto const found = scopes.find(row.method + " " + row.path);
    return found == scopes.end() ? std::string{} : found->second;
}

inline std::string filled(Row const& row, Scene const& scene) {
    auto path = row.path;
    for (auto const which : {row.id, row.second})
        if (auto const open = path.find('{'); open != std::string::npos)
            path.replace(open, path.find('}') - open + 1, which != nullptr ? scene.*which : "1");
    for (auto open = path.find('{'); open != std::string::npos; open = path.find('{'))
        path.replace(open, path.find('}') - open + 1, "1");
    auto query = row.query;
    boost::algorithm::replace_all(query, "{wheelId}", scene.wheelId);
    boost::algorithm::replace_all(query, "{code}", scene.code);
    return path + query;
}

enum class Caller { Owner, Other };

inline std::string bodyOf(Row const& row, Scene const& scene, Caller caller = Caller::Other) {
    auto const wheel = testing::sampleWheelText(scene.wheelId);
    auto const known = [&](std::string const& secret) {
        return caller == Caller::Owner ? secret : newSecret();
    };
    if (row.body == "{wheel}") return wheel;
    if (row.body == "{room}") return R"({"wheel":)" + wheel + "}";
    if (row.body == "{edit}") return R"({"hostKey":")" + known(scene.hostKey) + R"(","wheel":)" + wheel + "}";
    if (row.body == "{pour}")
        return R"({"hostKey":")" + known(scene.hostKey) +
               R"(","from":"chat","people":[{"id":"7","name":"Cleo"}]})";
    if (row.body == "{door}") return R"({"hostKey":")" + known(scene.hostKey) + R"(","open":true})";
    if (row.body == "{host}") return R"({"hostKey":")" + known(scene.hostKey) + "\"}";
    if (row.body == "{draw}")
        return R"({"entropy":")" + std::string(32, 'a') + R"(","drawKey":")" + known(scene.drawKey) +
               R"(","wheel":)" + wheel + "}";
    return row.body;
}

// For a test of each route by itself: a failure names it, and shards share the work.
inline std::string rowName(::testing::TestParamInfo<Row> const& info) {
    auto name = info.param.method + info.param.path;
    std::erase_if(name, [](char c) { return std::isalnum(static_cast<unsigned char>(c)) == 0; });
    return name + std::to_string(info.index);
}

} // namespace wheelwright::app
