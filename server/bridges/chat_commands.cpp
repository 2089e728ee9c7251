#include "bridges/chat_commands.hpp"
#include "base/digest.hpp"
#include "base/encoding.hpp"
#include "base/json.hpp"
#include "base/text.hpp"
#include "http/form_fields.hpp"
#include <algorithm>
#include <boost/json/array.hpp>
#include <boost/json/parse.hpp>

namespace wheelwright::bridges {
namespace {

namespace json = boost::json;
using http::Request;
using http::Response;

constexpr std::int64_t kMostSecondsApart = 300; // as both vendors say: an older request may be a replay
constexpr std::size_t kKeyBytes = 32;

// The kinds of Discord's messages, and its flag of an answer that only the asker sees.
constexpr std::int64_t kPing = 1;
constexpr std::int64_t kCommand = 2;
constexpr std::int64_t kMessage = 4;
constexpr std::int64_t kOnlyForAsker = 64;

Response notSetUp() {
    return http::errorResponse(
        Error{Fault::NotFound, "chat_not_set_up", "This server has no commands for this chat."});
}

Response notSigned() {
    return http::errorResponse(
        Error{Fault::NoSession, "bad_signature", "This request isn't signed by the chat, or it is old."});
}

Response shown(json::object const& answer) {
    return http::jsonResponse(200, answer);
}

json::object discordMessage(json::object data) {
    // Names may look like a mention of everyone.
    data["allowed_mentions"] = {{"parse", json::array{}}};
    return {{"type", kMessage}, {"data", std::move(data)}};
}

// What Discord reads as formatting stays what was typed.
std::string escapedForDiscord(std::string_view text) {
    std::string escaped;
    for (char const c : text) {
        if (std::string_view{"\\*_~|`>#[]()-"}.find(c) != std::string_view::npos) escaped += '\\';
        escaped += c;
    }
    return escaped;
}

json::object discordAnswer(Result<ChatDrawn> const& drawn) {
    if (!drawn) return discordMessage({{"content", drawn.error().message}, {"flags", kOnlyForAsker}});
    json::object const picture{{"image", {{"url", drawn->film}}}};
    return discordMessage(
        {{"content", "🎉 **" + escapedForDiscord(drawn->winners) + "**\n<" + drawn->receipt + ">"},
         {"embeds", json::array{picture}}});
}

// What stands for the answer in notifications is markup, unlike the texts of its blocks.
std::string escapedForSlack(std::string_view text) {
    std::string escaped;
    for (char const c : text) {
        if (c == '&')
            escaped += "&amp;";
        else if (c == '<')
            escaped += "&lt;";
        else if (c == '>')
            escaped += "&gt;";
        else
            escaped += c;
    }
    return escaped;
}

json::object slackAnswer(Result<ChatDrawn> const& drawn) {
    if (!drawn) return {{"response_type", "ephemeral"}, {"text", drawn.error().message}};
    auto const text = "🎉 " + drawn->winners;
    json::object const plain{{"type", "plain_text"}, {"text", text}, {"emoji", true}};
    json::object const link{{"type", "mrkdwn"}, {"text", "<" + drawn->receipt + ">"}};
    return {{"response_type", "in_channel"},
            {"text", escapedForSlack(text)},
            {"blocks", json::array{{{"type", "section"}, {"text", plain}},
                                   {{"type", "image"}, {"image_url", drawn->film}, {"alt_text", text}},
                                   {{"type", "context"}, {"elements", json::array{link}}}}}};
}

// The person is in `member` on a server, in `user` in a private chat.
std::string discordPerson(json::object const& sent) {
    auto const* const member = partAt(sent, "member");
    auto const* const user = member == nullptr ? partAt(sent, "user") : partAt(*member, "user");
    return user == nullptr ? std::string{} : std::string{textAt(*user, "id")};
}

// The first option that is a text: the command has one.
std::string discordText(json::object const& sent) {
    auto const* const data = partAt(sent, "data");
    auto const* const options = data == nullptr ? nullptr : listAt(*data, "options");
    if (options == nullptr) return {};
    for (auto const& option : *options)
        if (auto const* const object = option.if_object(); object != nullptr)
            if (auto const text = textAt(*object, "value"); !text.empty()) return std::string{text};
    return {};
}

} // namespace

Result<ChatKeys> readChatKeys(std::string_view text) {
    Error const refusal{Fault::BadInput, "bad_chat_keys",
                        "must be discord:KEY, with the 64 digits of the application's public key, "
                        "slack:SECRET, with its signing secret, or both with a space between them"};
    ChatKeys keys;
    for (auto rest = text; !rest.empty();) {
        auto const end = std::min(rest.find(' '), rest.size());
        auto const part = rest.substr(0, end);
        rest.remove_prefix(std::min(end + 1, rest.size()));
        if (part.starts_with("discord:") && keys.discord.empty()) {
            keys.discord = fromHex(lowerCase(part.substr(8))).value_or(std::string{});
            if (keys.discord.size() != kKeyBytes) return refusal;
        } else if (part.starts_with("slack:") && part.size() > 6 && keys.slack.empty()) {
            keys.slack = part.substr(6);
        } else if (!part.empty()) {
            return refusal;
        }
    }
    if (!text.empty() && keys.discord.empty() && keys.slack.empty()) return refusal;
    return keys;
}

bool ChatCommands::isRecent(std::string_view seconds) const {
    auto const sent = wholeNumber(seconds);
    auto const now = millisecondsOf(clock_.now()) / 1000;
    return sent && *sent >= now - kMostSecondsApart && *sent <= now + kMostSecondsApart;
}

Response ChatCommands::discord(Request const& request) const {
    if (keys_.discord.empty()) return notSetUp();
    auto const time = request.header("X-Signature-Timestamp");
    auto const signature = fromHex(request.header("X-Signature-Ed25519"));
    if (!signature ||
        !isSignedEd25519(keys_.discord, *signature, std::string{time} + std::string{request.body}) ||
        !isRecent(time))
        return notSigned();
    boost::system::error_code problem;
    auto const sent = json::parse(request.body, problem);
    auto const kind = problem || !sent.is_object() ? 0 : numberAt(sent.get_object(), "type").value_or(0);
    if (kind == kPing) return shown({{"type", kPing}});
    if (kind != kCommand)
        return http::errorResponse(
            Error{Fault::BadInput, "bad_command", "Only the command /wheel is answered here."});
    auto const& given = sent.get_object();
    return shown(discordAnswer(
        draw_({discordText(given), "discord " + discordPerson(given), std::string{textAt(given, "id")}})));
}

Response ChatCommands::slack(Request const& request) const {
    if (keys_.slack.empty()) return notSetUp();
    auto const time = request.header("X-Slack-Request-Timestamp");
    auto const text = "v0:" + std::string{time} + ":" + std::string{request.body};
    auto const expected = "v0=" + hexText(hmacSha256(keys_.slack, text));
    if (!sameSecret(expected, request.header("X-Slack-Signature")) || !isRecent(time)) return notSigned();
    http::FormFields const form{request.body};
    auto const field = [&](std::string_view name) { return form.find(name).value_or(std::string{}); };
    auto const person = "slack " + field("team_id") + " " + field("user_id");
    return shown(slackAnswer(draw_({field("text"), person, field("trigger_id")})));
}

} // namespace wheelwright::bridges
