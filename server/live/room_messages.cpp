#include "live/room_messages.hpp"
#include <boost/json/serialize.hpp>
#include <cstdlib>

namespace wheelwright::live {

namespace json = boost::json;
using http::CloseCode;
using http::SharedMessage;
using http::SocketMessage;

std::string_view nameOf(HostState state) {
    switch (state) {
        case HostState::Present: return "present";
        case HostState::Away: return "away";
        case HostState::Waiting: return "waiting";
    }
    std::abort(); // unreachable: a state without a case fails the build
}

json::object bye(Farewell reason) {
    auto const name = [&] {
        switch (reason) {
            case Farewell::Ended: return "ended";
            case Farewell::Expired: return "expired";
            case Farewell::Removed: return "removed";
            case Farewell::Replaced: return "replaced";
            case Farewell::Slow: return "slow";
            case Farewell::Leaving: return "leaving";
        }
        std::abort(); // unreachable: a reason without a case fails the build
    }();
    return {{"type", "bye"}, {"reason", name}};
}

CloseCode codeOf(Farewell reason) {
    switch (reason) {
        case Farewell::Ended:
        case Farewell::Expired:
        case Farewell::Replaced: return CloseCode::Normal;
        case Farewell::Removed: return CloseCode::PolicyViolation;
        case Farewell::Slow: return CloseCode::TryAgainLater;
        case Farewell::Leaving: return CloseCode::ServiceRestart;
    }
    std::abort(); // unreachable: a reason without a case fails the build
}

SharedMessage byeMessage(Farewell reason) {
    return messageOf(bye(reason));
}

json::object nextSpin(Commitment const& commitment) {
    return {
        {"spinId", commitment.spinId}, {"number", commitment.number}, {"commitment", commitment.commitment}};
}

json::object hostOf(RoomRecord const& room, HostState state) {
    return {{"viewerId", room.hostId}, {"name", room.hostName}, {"state", nameOf(state)}};
}

SharedMessage clockMessage(std::string_view sent, std::int64_t serverTime) {
    return http::textMessage(R"({"type":"clock","sent":)" + std::string{sent} + R"(,"serverTime":)" +
                             std::to_string(serverTime) + "}");
}

SharedMessage refusedMessage(Error const& error, std::string_view about) {
    return messageOf(
        {{"type", "refused"}, {"code", error.code}, {"message", error.message}, {"about", about}});
}

SharedMessage messageOf(json::object const& message, SocketMessage::Slot slot) {
    return http::textMessage(json::serialize(message), slot);
}

SharedMessage messageWithWheel(json::object const& message, std::shared_ptr<std::string const> wheel,
                               SocketMessage::Slot slot) {
    auto before = json::serialize(message);
    before.pop_back();
    return http::textMessage(before + R"(,"wheel":)", std::move(wheel), "}", slot);
}

} // namespace wheelwright::live
