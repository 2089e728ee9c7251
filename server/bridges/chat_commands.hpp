#pragma once
#include "base/clock.hpp"
#include "base/result.hpp"
#include "http/request.hpp"
#include "http/response.hpp"
#include <functional>
#include <string>

// The command /wheel of Discord and Slack. Both send a signed request to our address and show the answer.
namespace wheelwright::bridges {

// The keys that prove who sends; empty: the chat isn't set up.
struct ChatKeys {
    std::string discord; // the application's public key, 32 bytes
    std::string slack;   // its signing secret
};

// "discord:KEY slack:SECRET", one of them or both.
Result<ChatKeys> readChatKeys(std::string_view text);

// What a person typed behind the command.
struct ChatCommand {
    std::string text;
    std::string person; // of which chat; pays as the network of a guest does
    std::string id;     // of this use of the command
};

struct ChatDrawn {
    std::string winners;
    std::string receipt; // addresses
    std::string film;
};
using ChatDraw = std::function<Result<ChatDrawn>(ChatCommand const&)>;

class ChatCommands {
public:
    ChatCommands(ChatKeys keys, Clock const& clock, ChatDraw draw)
        : keys_{std::move(keys)}, clock_{clock}, draw_{std::move(draw)} {}

    // Ed25519 over time and body. Discord takes an address away that doesn't answer 401 to wrong signatures.
    http::Response discord(http::Request const& request) const;
    // HMAC-SHA256 of "v0:time:body".
    http::Response slack(http::Request const& request) const;

private:
    bool isRecent(std::string_view seconds) const;

    ChatKeys const keys_;
    Clock const& clock_;
    ChatDraw const draw_;
};

} // namespace wheelwright::bridges
