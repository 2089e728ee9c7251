#pragma once
#include "base/chance.hpp"
#include "testing/media_samples.hpp"
#include "testing/sample_wheel.hpp"
#include "testing/upload.hpp"
#include <algorithm>
#include <array>
#include <boost/json/array.hpp>
#include <vector>

// Every route of the table, people to call it and things of theirs, for tests that try them all.
namespace wheelwright::app {

using testing::ServerProcess;
using testing::SignedIn;

// Two people who know nothing of each other; the first is signed in on two devices.
struct People {
    explicit People(ServerProcess const& server) {
        auto const email = testing::newEmail("owner");
        owner = testing::signInByMail(server, email);
        secondDevice = testing::signInByMail(server, email);
        other = testing::signInByMail(server, testing::newEmail("other"));
        auto const list = testing::jsonOf(testing::get(server.port(), "/api/user/sessions", owner.bearer()));
        for (auto const& session : list.at("sessions").as_array())
            if (!session.at("current").as_bool()) secondSessionId = session.at("id").as_string();
    }
    // False after a call that ended one of the sessions.
    bool areSignedIn(ServerProcess const& server) const {
        return std::ranges::all_of(std::array{&owner, &secondDevice, &other}, [&](auto const* who) {
            return testing::get(server.port(), "/api/auth/status", who->bearer()).status == 200;
        });
    }
    SignedIn owner;
    SignedIn secondDevice;
    SignedIn other;
    std::string secondSessionId;
};

// What the owner has when a call is tried.
struct Scene {
    Scene(ServerProcess const& server, People const& people, bool withMedia)
        : sessionId{people.secondSessionId} {
        auto const& owner = people.owner;
        testing::postJson(server.port(), "/api/wheel", testing::sampleWheelText(wheelId), owner.bearer());
        auto const shared =
            testing::postJson(server.port(), "/api/wheel/" + wheelId + "/share", "{}", owner.bearer());
        shareId = testing::jsonOf(shared).at("shareId").as_string();
        liveId =
            testing::textIn(testing::jsonOf(testing::postJson(
                                server.port(), "/api/live",
                                R"({"wheel":)" + testing::sampleWheelText(wheelId) + "}", owner.bearer())),
                            "liveId");
        auto const draw = testing::jsonOf(testing::postJson(
            server.port(), "/api/spins", R"({"wheelId":")" + wheelId + "\"}", owner.bearer()));
        spinId = testing::textIn(draw, "spinId");
        drawKey = testing::textIn(draw, "drawKey");
        if (!withMedia) return;
        auto const image = testing::upload(server, owner, "image", testing::pngPicture(), "a.png");
        imageId = testing::textIn(testing::uploaded(image, "image"), "id");
        auto const tone = testing::soundOf(testing::SoundType::Mp3, 0.5);
        auto const sound = testing::upload(server, owner, "sound", tone, "a.mp3");
        soundId = testing::textIn(testing::uploaded(sound, "sound"), "id");
    }
    std::string sessionId;           // the owner's other device
    std::string wheelId = newUuid(); // the owner's, saved and shared
    std::string shareId;
    std::string liveId;  // a room of the owner
    std::string spinId;  // a draw that the owner has begun
    std::string drawKey; // and its key, which the owner alone knows
    std::string imageId; // the owner's, where the call is about media
    std::string soundId;
};

struct Row {
    std::string method;
    std::string path;       // as in the route table
    std::string body;       // JSON, where the call takes one; {wheel} is the owner's, {edit} that in a room,
                            // {draw} one of it, with the draw's key if the owner calls
    std::string Scene::*id; // what stands in the first braces
    unsigned nobody;
    unsigned owner;
    unsigned other;
    unsigned badToken = 0;  // for an invalid token; 0: the same as without a token
    std::string query = {}; // the owner's wheel is added to it
};

// Every route of the table. `other` is someone who is signed in and tries what is the owner's.
inline std::vector<Row> matrix() {
    auto const none = static_cast<std::string Scene::*>(nullptr);
    return {
        {"GET", "/api/health", "", none, 200, 200, 200},
        {"POST", "/api/events", R"({"name":"wheel_spin_start"})", none, 204, 204, 204},
        {"GET", "/metrics", "", none, 404, 404, 404},           // the admin listener's
        {"GET", "/api/admin/figures", "", none, 401, 404, 404}, // neither is an admin
        {"GET", "/.well-known/jwks.json", "", none, 200, 200, 200},
        {"GET", "/api/auth/providers", "", none, 200, 200, 200},
        {"GET", "/api/auth/{provider}/initiate", "", none, 302, 302, 302},
        {"GET", "/api/auth/{provider}/callback", "", none, 302, 302, 302},
        {"POST", "/api/auth/{provider}/callback", "", none, 302, 302, 302},
        {"POST", "/api/auth/email/initiate", "{}", none, 400, 400, 400},
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
        {"POST", "/api/wheel", "{wheel}", none, 401, 200, 409},
        {"GET", "/api/wheels", "", none, 401, 200, 200},
        {"GET", "/api/wheel/{id}", "", &Scene::wheelId, 401, 200, 404},
        {"DELETE", "/api/wheel/{id}", "", &Scene::wheelId, 401, 200, 404},
        {"POST", "/api/wheel/{id}/share", "{}", &Scene::wheelId, 401, 200, 409},
        {"DELETE", "/api/wheel/{id}/share", "", &Scene::wheelId, 401, 200, 404},
        {"POST", "/api/wheel/{id}/magiclink", "{}", &Scene::wheelId, 401, 200, 404},
        {"GET", "/api/wheel/{id}/magiclink", "", &Scene::wheelId, 401, 200, 404},
        {"DELETE", "/api/wheel/{id}/magiclink/{linkId}", "", &Scene::wheelId, 401, 404, 404},
        {"GET", "/api/wheel/{id}/versions", "", &Scene::wheelId, 401, 200, 404},
        {"GET", "/api/wheel/{id}/versions/{version}", "", &Scene::wheelId, 401, 200, 404},
        {"POST", "/api/wheel/{id}/versions/{version}/restore", "{}", &Scene::wheelId, 401, 200, 404},
        {"GET", "/api/wheel/{id}/spins", "", &Scene::wheelId, 401, 200, 404},
        {"POST", "/api/wheel/{id}/spins", R"({"entries":[]})", &Scene::wheelId, 401, 200, 404},
        {"GET", "/api/share/{shareId}", "", &Scene::shareId, 200, 200, 200},
        {"POST", "/api/share/{shareId}/report", R"({"reason":"spam"})", &Scene::shareId, 201, 201, 201},
        {"GET", "/share/{shareId}", "", &Scene::shareId, 200, 200, 200},
        {"GET", "/share/{shareId}/preview.png", "", &Scene::shareId, 200, 200, 200},
        {"GET", "/public/wheel/{id}/config", "", none, 404, 404, 404},
        {"GET", "/public/wheels", "", none, 200, 200, 200},
        {"GET", "/{lang}/wheels/{slug}/preview.png", "", none, 404, 404, 404},
        {"GET", "/{lang}/preview.png", "", none, 404, 404, 404},
        {"GET", "/{lang}/wheels/preview.png", "", none, 404, 404, 404},
        {"GET", "/api/search/wheels", "", none, 200, 200, 200, 401},
        {"GET", "/api/ai", "", none, 200, 200, 200, 401},
        {"POST", "/api/ai/reading", R"({"prompt":"animals","lang":"en"})", none, 200, 200, 200, 401},
        {"POST", "/api/ai/wheel", R"({"prompt":"animals","lang":"en"})", none, 200, 200, 200, 401},
        {"POST", "/api/live", "{}", none, 422, 422, 422, 401},
        {"GET", "/api/live", "", none, 404, 404, 404}, // without a code
        {"POST", "/api/live/{liveId}/ticket", "{}", &Scene::liveId, 200, 200, 200},
        {"PUT", "/api/live/{liveId}/wheel", "{edit}", &Scene::liveId, 403, 403,
         403}, // without the host's key
        {"GET", "/api/live/{liveId}/socket", "", &Scene::liveId, 426, 426, 426},
        {"POST", "/api/spins", "{}", none, 201, 201, 201, 401},
        {"GET", "/api/spins", "", none, 200, 200, 200, 0, "?chain="},
        {"POST", "/api/spins/{spinId}", "{draw}", &Scene::spinId, 404, 200, 404},
        {"GET", "/api/spins/{spinId}", "", &Scene::spinId, 200, 200, 200},
        {"GET", "/.well-known/receipt-keys.json", "", none, 200, 200, 200},
        {"GET", "/.well-known/draws/checkpoint", "", none, 200, 200, 200},
        {"GET", "/.well-known/draws/proof", "", none, 200, 200, 200},
        {"GET", "/.well-known/draws/tile/{level}/{a}", "", none, 404, 404, 404}, // level and index of a name
        {"GET", "/.well-known/draws/tile/{level}/{a}/{b}", "", none, 404, 404, 404},
        {"GET", "/.well-known/draws/tile/{level}/{a}/{b}/{c}", "", none, 404, 404, 404},
        {"GET", "/.well-known/draws/tile/{level}/{a}/{b}/{c}/{d}", "", none, 404, 404, 404},
        {"POST", "/api/feedback/submit", "{}", none, 422, 422, 422},
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
        {"GET", "/media/sounds/{file}", "", none, 404, 404, 404},
        {"GET", "/media/sounds/{folder}/{file}", "", none, 404, 404, 404},
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

inline std::string filled(Row const& row, Scene const& scene) {
    auto path = row.path;
    auto value = row.id != nullptr ? scene.*row.id : "1";
    for (auto open = path.find('{'); open != std::string::npos; open = path.find('{')) {
        path.replace(open, path.find('}') - open + 1, value);
        value = "1";
    }
    return row.query.empty() ? path : path + row.query + scene.wheelId;
}

enum class Caller { Owner, Other };

inline std::string bodyOf(Row const& row, Scene const& scene, Caller caller = Caller::Other) {
    if (row.body == "{wheel}") return testing::sampleWheelText(scene.wheelId);
    if (row.body == "{edit}") return R"({"wheel":)" + testing::sampleWheelText(scene.wheelId) + "}";
    if (row.body == "{draw}")
        return R"({"entropy":")" + std::string(32, 'a') + R"(","drawKey":")" +
               (caller == Caller::Owner ? scene.drawKey : newSecret()) + R"(","wheel":)" +
               testing::sampleWheelText(scene.wheelId) + "}";
    return row.body;
}

} // namespace wheelwright::app
