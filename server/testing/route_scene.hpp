#pragma once
#include "base/chance.hpp"
#include "base/json.hpp"
#include "testing/media_samples.hpp"
#include "testing/sample_wheel.hpp"
#include "testing/upload.hpp"
#include <algorithm>
#include <array>
#include <boost/json/array.hpp>
#include <map>

// People who call every route, and what they own.
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
        for (auto const* const scope : {"wheels:read", "wheels:write", "spin", "rooms"}) {
            auto const body = R"({"name":"For )" + std::string{scope} + R"(","scopes":[")" + scope + "\"]}";
            tokens[scope] = testing::textIn(
                testing::jsonOf(testing::postJson(server.port(), "/api/user/tokens", body, owner.bearer())),
                "token");
        }
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
    std::map<std::string, std::string> tokens; // the owner's, by scope
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
        auto const room = testing::jsonOf(
            testing::postJson(server.port(), "/api/live",
                              R"({"wheel":)" + testing::sampleWheelText(wheelId) + "}", owner.bearer()));
        liveId = testing::textIn(room, "liveId");
        hostKey = testing::textIn(room, "hostKey");
        code = testing::textIn(room, "code");
        auto const list = "/api/live/" + liveId;
        testing::ask(server.port(), "PUT", list + "/door", "Content-Type: application/json\r\n",
                     R"({"open":true,"hostKey":")" + hostKey + "\"}");
        entryId = testing::textIn(
            testing::jsonOf(testing::postJson(server.port(), list + "/entries", R"({"name":"Ann"})")),
            "entryId");
        testing::postJson(server.port(), "/api/wheel/" + wheelId + "/magiclink", "{}", owner.bearer());
        tokenId = apiToken(server, owner);
        webhookId = webhook(server, owner);
        auto const links = testing::jsonOf(
            testing::get(server.port(), "/api/wheel/" + wheelId + "/magiclink", owner.bearer()));
        linkId = links.at("links").at(0).at("linkId").as_string();
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
    // An account has few: the one that is left of another scene serves again.
    static std::string apiToken(ServerProcess const& server, SignedIn const& owner) {
        auto const there = testing::jsonOf(testing::get(server.port(), "/api/user/tokens", owner.bearer()));
        for (auto const& token : there.at("tokens").as_array())
            if (testing::textIn(token.as_object(), "name") == "A bot")
                return testing::textIn(token.as_object(), "id");
        return testing::textIn(
            testing::jsonOf(testing::postJson(server.port(), "/api/user/tokens",
                                              R"({"name":"A bot","scopes":["spin"]})", owner.bearer())),
            "id");
    }
    static std::string webhook(ServerProcess const& server, SignedIn const& owner) {
        auto const path = "/api/user/webhooks";
        auto const there = testing::jsonOf(testing::get(server.port(), path, owner.bearer()));
        for (auto const& hook : there.at("webhooks").as_array())
            if (textAt(hook.as_object(), "url").ends_with("/matrix"))
                return testing::textIn(hook.as_object(), "id");
        auto const body = R"({"url":"https://hooks.example.org/matrix","events":["room.ended"]})";
        return testing::textIn(testing::jsonOf(testing::postJson(server.port(), path, body, owner.bearer())),
                               "id");
    }
    std::string sessionId;           // the owner's other device
    std::string wheelId = newUuid(); // the owner's, saved and shared
    std::string shareId;
    std::string tokenId; // of the owner's program
    std::string webhookId;
    std::string delivery = "msg_none";
    std::string linkId;  // for co-editors of it
    std::string liveId;  // a room of the owner
    std::string hostKey; // which the owner alone knows
    std::string entryId; // of a person on the room's list
    std::string code;    // by which others find the room
    std::string spinId;  // a draw that the owner has begun
    std::string drawKey; // and its key, which the owner alone knows
    std::string imageId; // the owner's, where the call is about media
    std::string soundId;
    std::string lang = "en"; // of what is everybody's
    std::string slug = "yes-or-no";
    std::string contentId = "c3207a5a-dfd9-46fd-a7ca-5ecb5f04006d"; // of that wheel
    std::string manifest = "manifest.json";
    std::string folder = "audio-effects";
    std::string track = "swish.mp3";
};

} // namespace wheelwright::app
