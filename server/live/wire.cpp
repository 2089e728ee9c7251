#include "live/wire.hpp"
#include "base/json.hpp"
#include <array>
#include <boost/json/array.hpp>
#include <boost/json/parse.hpp>
#include <boost/json/serialize.hpp>

namespace wheelwright::live {
namespace {

namespace json = boost::json;

constexpr std::int64_t kKinds = 14;
static_assert(static_cast<std::int64_t>(WireKind::Answer) == kKinds - 1);

http::SharedMessage frameOf(std::string_view bytes, std::int64_t slot) {
    auto message = std::make_shared<http::SocketMessage>();
    message->head = bytes;
    message->slot = static_cast<http::SocketMessage::Slot>(slot);
    return message;
}

// Splits the body into frames by their sizes. Without frames the body is the message's text.
bool takeFrames(json::object const& head, std::string_view body, WireMessage& message) {
    auto const* const sizes = head.if_contains("frames");
    if (sizes == nullptr) {
        message.text = body;
        return true;
    }
    for (auto const& each : sizes->as_array()) {
        auto const size = each.at(0).to_number<std::size_t>();
        if (size > body.size()) return false;
        message.messages.push_back(frameOf(body.substr(0, size), each.at(1).to_number<std::int64_t>()));
        body.remove_prefix(size);
    }
    return body.empty();
}

bool isAnswer(json::object const& details) {
    auto const* const error = partAt(details, "error");
    auto const fault = error == nullptr ? std::nullopt : numberAt(*error, "fault");
    bool const isError = fault && *fault >= 0 && *fault <= static_cast<std::int64_t>(Fault::Unavailable);
    return numberAt(details, "question") &&
           (isError || numberAt(details, "revision") || partAt(details, "answer"));
}

// Whether the message has what its kind needs. Its readers rely on it: one that throws halfway leaves a
// caller without an answer.
bool isWhole(WireMessage const& message) {
    switch (message.kind) {
        case WireKind::All:
        case WireKind::One:
        case WireKind::Dismiss:
        case WireKind::DismissAll: return !message.messages.empty();
        case WireKind::Edit: return numberAt(message.details, "question").has_value();
        case WireKind::Order:
            return numberAt(message.details, "question") && partAt(message.details, "order");
        case WireKind::Edited:
        case WireKind::Answer: return isAnswer(message.details);
        case WireKind::Join:
        case WireKind::Say:
        case WireKind::Left:
        case WireKind::Admit:
        case WireKind::Beat:
        case WireKind::Cut: return true;
    }
    std::abort();
}

} // namespace

// One line of JSON, followed by the text or the frames as bytes.
std::string wireText(WireMessage const& message) {
    json::object head{{"kind", static_cast<std::int64_t>(message.kind)},
                      {"room", message.room},
                      {"line", message.line},
                      {"number", message.number},
                      {"seat", message.seat},
                      {"details", message.details}};
    if (!message.messages.empty()) {
        json::array sizes;
        for (auto const& each : message.messages)
            sizes.push_back({each->size(), static_cast<std::int64_t>(each->slot)});
        head["frames"] = std::move(sizes);
    }
    auto text = json::serialize(head) + '\n' + message.text;
    for (auto const& each : message.messages) {
        text += each->head;
        if (each->shared) text += *each->shared;
        text += each->tail;
    }
    return text;
}

std::optional<WireMessage> readWire(std::string_view text) try {
    auto const end = text.find('\n');
    if (end == text.npos) return std::nullopt;
    auto const head = json::parse(text.substr(0, end)).as_object();
    auto const kind = numberAt(head, "kind");
    if (!kind || *kind < 0 || *kind >= kKinds) return std::nullopt;
    WireMessage message{.kind = static_cast<WireKind>(*kind),
                        .room = RoomId{textAt(head, "room")},
                        .line = std::string{textAt(head, "line")},
                        .number = head.at("number").to_number<std::int64_t>(),
                        .seat = head.at("seat").to_number<Seat>(),
                        .details = head.at("details").as_object()};
    if (!takeFrames(head, text.substr(end + 1), message) || !isWhole(message)) return std::nullopt;
    return message;
} catch (std::exception const&) {
    return std::nullopt; // from a process of another version, perhaps
}

} // namespace wheelwright::live
