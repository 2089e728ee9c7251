#include "live/distant_room.hpp"
#include "base/chance.hpp"
#include "base/json.hpp"
#include "live/arrival_text.hpp"
#include "live/spread_audience.hpp"

namespace wheelwright::live {
namespace {

using namespace std::chrono_literals;

constexpr auto kAnswerPatience = 5s;
constexpr auto kConnectionKept = 90s;

http::CloseCode codeIn(WireMessage const& message) {
    return static_cast<http::CloseCode>(numberAt(message.details, "code").value_or(1000));
}

Result<boost::json::object> answerIn(boost::json::object const& details) {
    if (!details.contains("error")) return details;
    auto const& error = details.at("error").as_object();
    return Error{static_cast<Fault>(error.at("fault").to_number<int>()), std::string{textAt(error, "code")},
                 std::string{textAt(error, "message")}};
}

} // namespace

DistantRoom::DistantRoom(redis::MessageBus& bus, RoomId room, std::string runner, LiveCounts counts)
    : bus_{bus}, room_{std::move(room)}, runner_{std::move(runner)}, line_{newUuid()}, audience_{counts} {}

void DistantRoom::send(WireMessage message) {
    message.room = room_;
    message.line = line_;
    message.number = message.kind == WireKind::Beat ? sent_ : ++sent_;
    bus_.send(runner_, kLiveTopic, wireText(message));
}

Seat DistantRoom::join(std::shared_ptr<http::WebSocket> socket, Arrival arrival) {
    std::lock_guard const lock{guard_};
    auto const seat = ++lastSeat_;
    seats_.insert(seat);
    audience_.seat(seat, std::move(socket));
    if (isLost_)
        audience_.dismiss(seat, byeMessage(Farewell::Leaving), codeOf(Farewell::Leaving));
    else
        send({.kind = WireKind::Join, .seat = seat, .details = jsonOf(arrival)});
    return seat;
}

bool DistantRoom::receive(Seat seat, PageMessage, std::string_view text) {
    std::lock_guard const lock{guard_};
    if (isLost_) return false;
    send({.kind = WireKind::Say, .seat = seat, .text = std::string{text}});
    return true;
}

void DistantRoom::leave(Seat seat) {
    std::lock_guard const lock{guard_};
    audience_.leave(seat);
    seats_.erase(seat);
    usedAt_ = SteadyClock::now();
    if (!isLost_) send({.kind = WireKind::Left, .seat = seat});
}

Result<std::int64_t> DistantRoom::edit(std::string const& hostKey, std::string wheel) {
    auto const edited =
        ask({.kind = WireKind::Edit, .details = {{"hostKey", hostKey}}, .text = std::move(wheel)});
    if (!edited) return edited.error();
    return numberAt(*edited, "revision").value();
}

Result<boost::json::object> DistantRoom::order(entries::ListOrder const& order) {
    auto const answered = ask({.kind = WireKind::Order, .details = {{"order", jsonOf(order)}}});
    if (!answered) return answered.error();
    return answered->at("answer").as_object();
}

Result<boost::json::object> DistantRoom::ask(WireMessage message) {
    std::future<Result<boost::json::object>> answered;
    std::int64_t question = 0;
    {
        std::lock_guard const lock{guard_};
        if (isLost_) return roomUnavailable();
        usedAt_ = SteadyClock::now();
        question = sent_ + 1;
        answered = questions_[question].get_future();
        message.details["question"] = question;
        send(std::move(message));
    }
    if (answered.wait_for(kAnswerPatience) == std::future_status::ready) return answered.get();
    std::lock_guard const lock{guard_};
    questions_.erase(question);
    return roomUnavailable();
}

bool DistantRoom::isLost() {
    std::lock_guard const lock{guard_};
    return isLost_;
}

bool DistantRoom::isEmpty() {
    std::lock_guard const lock{guard_};
    return seats_.empty();
}

bool DistantRoom::isUnused() {
    std::lock_guard const lock{guard_};
    return seats_.empty() && questions_.empty() && SteadyClock::now() - usedAt_ > kConnectionKept;
}

void DistantRoom::onMessage(WireMessage const& message) {
    std::unique_lock lock{guard_};
    if (isLost_) return;
    bool const isNumbered = message.kind != WireKind::Beat && message.kind != WireKind::Cut;
    bool const isNext = message.number == heard_ + (isNumbered ? 1 : 0);
    if (message.kind == WireKind::Cut || !isNext) {
        lock.unlock();
        return lose();
    }
    heard_ = message.number;
    heardAt_ = SteadyClock::now();
    handle(message);
}

void DistantRoom::handle(WireMessage const& message) {
    switch (message.kind) {
        case WireKind::Admit: return audience_.admit(message.seat, message.messages);
        case WireKind::All: return audience_.toAll(message.messages.at(0));
        case WireKind::One: return audience_.toOne(message.seat, message.messages.at(0));
        case WireKind::Dismiss:
            return audience_.dismiss(message.seat, message.messages.at(0), codeIn(message));
        case WireKind::DismissAll: giveUp(); return dismissAll(message.messages.at(0), codeIn(message));
        case WireKind::Edited:
        case WireKind::Answer: return answer(message);
        case WireKind::Join:
        case WireKind::Say:
        case WireKind::Left:
        case WireKind::Edit:
        case WireKind::Order:
        case WireKind::Beat:
        case WireKind::Cut: return;
    }
}

void DistantRoom::answer(WireMessage const& message) {
    auto const waiting = questions_.extract(numberAt(message.details, "question").value_or(0));
    if (waiting) waiting.mapped().set_value(answerIn(message.details));
}

void DistantRoom::keepAlive(std::chrono::milliseconds longestSilence) {
    {
        std::lock_guard const lock{guard_};
        if (isLost_) return;
        if (SteadyClock::now() - heardAt_ <= longestSilence) {
            if (sent_ > 0) send({.kind = WireKind::Beat});
            return;
        }
    }
    lose();
}

void DistantRoom::lose() {
    std::lock_guard const lock{guard_};
    if (isLost_) return;
    bus_.send(runner_, kLiveTopic, wireText({.kind = WireKind::Cut, .room = room_, .line = line_}));
    giveUp();
}

void DistantRoom::giveUp() {
    isLost_ = true;
    for (auto& [question, answered] : questions_)
        answered.set_value(roomUnavailable());
    questions_.clear();
}

void DistantRoom::dismissGuests() {
    std::lock_guard const lock{guard_};
    dismissAll(byeMessage(Farewell::Leaving), codeOf(Farewell::Leaving));
}

// Seat by seat: LoopAudience::dismissAll() would miss guests who haven't been admitted yet.
void DistantRoom::dismissAll(http::SharedMessage const& last, http::CloseCode code) {
    for (auto const seat : seats_)
        audience_.dismiss(seat, last, code);
}

} // namespace wheelwright::live
