#include "live/spread_audience.hpp"
#include "base/json.hpp"
#include "live/arrival_text.hpp"

namespace wheelwright::live {

namespace json = boost::json;
using http::SharedMessage;

SpreadAudience::FarSeat const* SpreadAudience::far(Seat seat) const {
    auto const found = far_.find(seat);
    return found == far_.end() ? nullptr : &found->second;
}

void SpreadAudience::send(std::string const& id, Line& line, WireMessage message) {
    message.room = room_;
    message.line = id;
    message.number = message.kind == WireKind::Beat ? line.sent : ++line.sent;
    bus_->send(line.process, kLiveTopic, wireText(message));
}

void SpreadAudience::sendTo(FarSeat const& seat, WireMessage message) {
    message.seat = seat.seat;
    send(seat.line, lines_.at(seat.line), std::move(message));
}

void SpreadAudience::admit(Seat seat, std::vector<SharedMessage> first) {
    if (auto const* const there = far(seat))
        sendTo(*there, {.kind = WireKind::Admit, .messages = std::move(first)});
    else
        here_.admit(seat, std::move(first));
}

void SpreadAudience::toAll(SharedMessage message) {
    for (auto& [id, line] : lines_)
        send(id, line, {.kind = WireKind::All, .messages = {message}});
    here_.toAll(std::move(message));
}

void SpreadAudience::toOne(Seat seat, SharedMessage message) {
    if (auto const* const there = far(seat))
        sendTo(*there, {.kind = WireKind::One, .messages = {std::move(message)}});
    else
        here_.toOne(seat, std::move(message));
}

void SpreadAudience::dismiss(Seat seat, SharedMessage last, http::CloseCode code) {
    if (auto const* const there = far(seat))
        sendTo(*there, {.kind = WireKind::Dismiss,
                        .details = {{"code", static_cast<std::int64_t>(code)}},
                        .messages = {std::move(last)}});
    else
        here_.dismiss(seat, std::move(last), code);
}

void SpreadAudience::dismissAll(SharedMessage last, http::CloseCode code) {
    for (auto& [id, line] : lines_)
        send(id, line,
             {.kind = WireKind::DismissAll,
              .details = {{"code", static_cast<std::int64_t>(code)}},
              .messages = {last}});
    here_.dismissAll(std::move(last), code);
}

void SpreadAudience::onMessage(std::string_view from, WireMessage const& message, Room& room, Seat free) {
    if (message.kind == WireKind::Cut) return drop(message.line, room);
    auto line = lines_.find(message.line);
    if (line == lines_.end() && message.number == 1 && message.kind != WireKind::Beat)
        line = lines_.emplace(message.line, Line{std::string{from}}).first;
    if (line == lines_.end()) return cut(std::string{from}, message.line);
    auto const expected = line->second.heard + (message.kind == WireKind::Beat ? 0 : 1);
    if (message.number != expected) { // a message was lost
        cut(line->second.process, message.line);
        return drop(message.line, room);
    }
    line->second.heard = message.number;
    line->second.heardAt = SteadyClock::now();
    handle(line, message, room, free);
}

void SpreadAudience::handle(Lines::iterator line, WireMessage const& message, Room& room, Seat free) {
    auto& seats = line->second.seats;
    if (message.kind == WireKind::Join) {
        seats[message.seat] = free;
        far_[free] = {line->first, message.seat};
        return room.join(free, arrivalIn(message.details));
    }
    if (message.kind == WireKind::Edit) return edit(line, message, room);
    if (message.kind == WireKind::Order) return order(line->first, message, room);
    auto const seat = seats.find(message.seat);
    if (seat == seats.end()) return;
    auto const here = seat->second;
    if (message.kind == WireKind::Say) {
        auto said = readPageMessage(message.text);
        if (said) room.receive(here, *said);
    }
    if (message.kind == WireKind::Left) {
        seats.erase(seat);
        far_.erase(here);
        room.leave(here);
    }
}

void SpreadAudience::edit(Lines::iterator line, WireMessage const& message, Room& room) {
    auto const edited = orUnavailable([&]() -> Result<json::object> {
        auto const revision = room.edit(textAt(message.details, "hostKey"), message.text);
        if (!revision) return revision.error();
        return json::object{{"revision", *revision}};
    });
    answer(line->first, WireKind::Edited, message.details.at("question"), edited);
}

// The answer comes when the order is stored; its line may be gone by then.
void SpreadAudience::order(std::string const& line, WireMessage const& message, Room& room) {
    auto const& question = message.details.at("question");
    auto const order = entries::orderIn(message.details.at("order").as_object());
    if (!order) return answer(line, WireKind::Answer, question, roomUnavailable());
    room.order(*order, [this, line, question](Result<json::object> const& answered) {
        if (!answered) return answer(line, WireKind::Answer, question, answered.error());
        answer(line, WireKind::Answer, question, json::object{{"answer", *answered}});
    });
}

void SpreadAudience::answer(std::string const& id, WireKind kind, json::value const& question,
                            Result<json::object> answer) {
    auto const line = lines_.find(id);
    if (line == lines_.end()) return;
    json::object details = answer ? std::move(*answer) : json::object{};
    details["question"] = question;
    if (!answer)
        details["error"] = {{"fault", static_cast<std::int64_t>(answer.error().fault)},
                            {"code", answer.error().code},
                            {"message", answer.error().message}};
    send(id, line->second, {.kind = kind, .details = std::move(details)});
}

// Removes the line's guests from the room. Their own process tells them to reconnect.
void SpreadAudience::drop(std::string const& id, Room& room) {
    auto const dropped = lines_.extract(id);
    if (!dropped) return;
    for (auto const& [there, here] : dropped.mapped().seats)
        far_.erase(here);
    for (auto const& [there, here] : dropped.mapped().seats)
        room.leave(here);
}

void SpreadAudience::cut(std::string const& process, std::string const& line) {
    bus_->send(process, kLiveTopic, wireText({.kind = WireKind::Cut, .room = room_, .line = line}));
}

void SpreadAudience::keepAlive(Room& room, std::chrono::milliseconds longestSilence) {
    std::vector<std::string> silent;
    for (auto& [id, line] : lines_)
        if (SteadyClock::now() - line.heardAt > longestSilence)
            silent.push_back(id);
        else
            send(id, line, {.kind = WireKind::Beat});
    for (auto const& id : silent) {
        cut(lines_.at(id).process, id);
        drop(id, room);
    }
}

void SpreadAudience::cutAll(Room& room) {
    while (!lines_.empty()) {
        auto const id = lines_.begin()->first;
        cut(lines_.begin()->second.process, id);
        drop(id, room);
    }
}

} // namespace wheelwright::live
