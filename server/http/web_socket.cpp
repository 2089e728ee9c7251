#include "http/web_socket.hpp"
#include "base/log.hpp"
#include <algorithm>
#include <array>
#include <memory>

namespace wheelwright::http {
namespace {

using namespace std::chrono_literals;
using Kind = FrameReader::Event::Kind;
using Slot = SocketMessage::Slot;

constexpr auto kFloodWindow = 10s;
constexpr auto kGoodbye = 2s;    // for the other side to close too
constexpr auto kLastWords = 10s; // for it to read the queued messages first

std::array<asio::const_buffer, 3> restOf(SocketMessage const& message, std::size_t sent) {
    std::array<asio::const_buffer, 3> parts{
        asio::buffer(message.head), message.shared ? asio::buffer(*message.shared) : asio::const_buffer{},
        asio::buffer(message.tail)};
    for (auto& part : parts) {
        auto const done = std::min(sent, part.size());
        part += done;
        sent -= done;
    }
    return parts;
}

} // namespace

WebSocket::WebSocket(Loop& loop, Socket socket, std::shared_ptr<SocketHandler> handler)
    : socket_{std::move(socket)},
      handler_{std::move(handler)},
      heard_{SteadyClock::now()},
      pinged_{heard_},
      window_{heard_} {
    boost::system::error_code ignored;
    socket_.non_blocking(true, ignored);
    loop.connections.push_back(*this);
}

Task<void> WebSocket::serve(std::string arrivedEarly) {
    auto const keepsAlive = shared_from_this();
    try {
        handler_->opened(keepsAlive);
        take(arrivedEarly);
        while (!isOver_) {
            // Waits before reading: a buffer per idle connection would be most of its memory.
            auto const [problem] = co_await socket_.async_wait(Socket::wait_read, asTuple);
            if (problem) break;
            receive();
        }
    } catch (std::exception const& problem) {
        log::error("WebSocket failed", {{"problem", std::string_view{problem.what()}}});
    }
    cut();
    unlink(); // here, on its loop: the last owner may be on another thread
    handler_->closed();
}

void WebSocket::receive() {
    // On the heap, and only in loops that need it: a plain array took memory in every thread.
    static thread_local auto const scratch = std::make_unique<std::array<char, 64 * 1024>>();
    boost::system::error_code problem;
    auto const count = socket_.read_some(asio::buffer(*scratch), problem);
    if (problem == asio::error::would_block) return;
    if (problem) return cut();
    heard_ = SteadyClock::now();
    take({scratch->data(), count});
}

void WebSocket::take(std::string_view bytes) {
    if (peerClosed_) return;
    reader_.append(bytes);
    while (!isOver_ && act(reader_.next())) {
    }
}

// False when there is nothing more to read now.
bool WebSocket::act(FrameReader::Event const& event) {
    if (event.kind == Kind::NeedMore) return false;
    if (event.kind == Kind::Close) {
        answerClose();
        return false;
    }
    if (event.kind == Kind::Broken) {
        reader_ = FrameReader{kLargestSocketMessage}; // drops what has arrived
        reader_.skipToClose();
        close(event.code);
        return false;
    }
    if (isFlood()) close(CloseCode::PolicyViolation);
    if (isClosing_) return true;
    if (event.kind == Kind::Ping) send(pongMessage(event.payload));
    if (event.kind == Kind::Text) handler_->received(event.payload);
    return true;
}

bool WebSocket::isFlood() {
    auto const now = SteadyClock::now();
    if (now - window_ > kFloodWindow) {
        window_ = now;
        framesInWindow_ = 0;
    }
    return ++framesInWindow_ > kMostFramesInWindow;
}

void WebSocket::answerClose() {
    peerClosed_ = true;
    close(CloseCode::Normal);
    if (waiting_.empty()) cut();
}

void WebSocket::send(SharedMessage message) {
    if (isClosing_ || isOver_) return;
    queue(std::move(message));
}

void WebSocket::close(CloseCode code) {
    if (isClosing_ || isOver_) return;
    isClosing_ = true;
    reader_.skipToClose();
    closing_ = SteadyClock::now();
    queue(closeMessage(code));
}

void WebSocket::queue(SharedMessage message) {
    if (message->slot != Slot::None) dropOlder(*message);
    bytesWaiting_ += message->size();
    waiting_.push_back(std::move(message));
    if (waiting_.size() == 1) return flush();
    bool const tooMuch = waiting_.size() > kMostMessagesWaiting || bytesWaiting_ > kMostBytesWaiting;
    if (tooMuch && !isClosing_) dismissSlow();
}

// The first message is never dropped: part of it may have been sent.
void WebSocket::dropOlder(SocketMessage const& newer) {
    if (newer.slot == Slot::Anchor) return;
    for (auto i = waiting_.size(); i > 1; --i) {
        auto const& older = *waiting_[i - 1];
        if (older.slot == Slot::Anchor) return;
        if (older.slot != newer.slot) continue;
        bytesWaiting_ -= older.size();
        waiting_.erase(waiting_.begin() + static_cast<std::ptrdiff_t>(i - 1));
        return;
    }
}

// Disconnects one slow client instead of delaying the others.
void WebSocket::dismissSlow() {
    waiting_.resize(1);
    bytesWaiting_ = waiting_.front()->size();
    auto last = handler_->tooSlow();
    bytesWaiting_ += last->size();
    waiting_.push_back(std::move(last));
    close(CloseCode::TryAgainLater);
}

void WebSocket::flush() {
    while (!waiting_.empty()) {
        auto const& message = *waiting_.front();
        boost::system::error_code problem;
        sent_ += socket_.write_some(restOf(message, sent_), problem);
        if (problem == asio::error::would_block) return flushWhenWritable();
        if (problem) return cut();
        if (sent_ < message.size()) continue;
        bytesWaiting_ -= message.size();
        sent_ = 0;
        waiting_.erase(waiting_.begin());
    }
    if (waiting_.capacity() > 8) waiting_ = std::vector<SharedMessage>{};
    if (peerClosed_) cut();
}

void WebSocket::flushWhenWritable() {
    if (awaitsWritable_) return;
    awaitsWritable_ = true;
    socket_.async_wait(Socket::wait_write,
                       [self = shared_from_this()](boost::system::error_code const& problem) {
                           self->awaitsWritable_ = false;
                           if (!problem && !self->isOver_) self->flush();
                       });
}

void WebSocket::closeIfLate(SteadyClock::time_point now) {
    if (isOver_) return;
    auto const goodbye = waiting_.empty() ? kGoodbye : kLastWords;
    if (isClosing_ ? now - closing_ > goodbye : now - heard_ > kPingEvery + kPongWithin) return cut();
    if (isClosing_ || now - pinged_ < kPingEvery) return;
    pinged_ = now;
    send(pingMessage());
}

void WebSocket::drain() {
    if (!isClosing_ && !isOver_) handler_->leaving();
}

void WebSocket::cut() {
    if (isOver_) return;
    isOver_ = true;
    boost::system::error_code ignored;
    socket_.shutdown(Socket::shutdown_send, ignored);
    socket_.close(ignored);
}

} // namespace wheelwright::http
