#include "http/connection.hpp"
#include "base/chance.hpp"
#include "base/encoding.hpp"
#include "http/head_check.hpp"
#include "http/web_socket.hpp"

namespace wheelwright::http {
namespace {

constexpr std::size_t kReadSize = 16 * 1024;
constexpr std::size_t kMostBuffered = 64 * 1024;  // answers to pipelined requests don't pile up beyond this
constexpr std::size_t kRestingBuffer = 48 * 1024; // thousands of idle connections keep no more than this each

std::string_view view(asio::const_buffer bytes) {
    return {static_cast<char const*>(bytes.data()), bytes.size()};
}

template <class Buffer> void giveBack(Buffer& buffer) {
    if (buffer.size() > 0 || buffer.capacity() <= kRestingBuffer) return;
    Buffer fresh; // swapped, because assigning an empty string keeps the large buffer
    std::swap(buffer, fresh);
}

} // namespace

Connection::Connection(Loop& loop, Socket socket, Service const& service)
    : loop_{loop},
      socket_{std::move(socket)},
      service_{service},
      peer_{socket_},
      idPrefix_{hexNumber(randomNumber()) + "-"},
      since_{SteadyClock::now()} {
    loop_.connections.push_back(*this);
}

Task<void> Connection::serve() {
    while (keepAlive_) {
        if (!exchange_ && takeHead()) {
            if (!exchange_->admitHead(in_.size())) {
                enter(Phase::Working);
                co_await exchange_->admitOnWorker();
            }
            enter(Phase::Body);
            if (exchange_->admitBody() && in_.size() == 0) out_ += "HTTP/1.1 100 Continue\r\n\r\n";
        }
        if (!exchange_ || !exchange_->takeBody(in_, pace_)) {
            if (!out_.empty() && !co_await flush()) co_return;
            if (!co_await receive()) break;
            continue;
        }
        enter(Phase::Working);
        if (exchange_->answerAtOnce()) {
            finish();
        } else if (exchange_->route().answerEvent.empty()) {
            co_await exchange_->answerOnWorker();
            finish();
        } else {
            co_await answerWithEvents();
        }
        if (exchange_->handler) {
            if (co_await flush()) co_await serveSocket();
            co_return;
        }
        bool const muchToSend =
            !exchange_->large().empty() || exchange_->hasMoreBlocks() || out_.size() > kMostBuffered;
        if (muchToSend && !co_await flush()) co_return;
        while (exchange_->hasMoreBlocks()) {
            co_await exchange_->readBlock();
            if (!co_await flush()) co_return;
        }
        exchange_.reset();
        enter(Phase::Idle);
        if (loop_.draining && nothingArrived()) break;
    }
    if (late_) {
        auto refusal = errorResponse(408, "too_slow", "The request took too long to arrive.");
        (exchange_ ? *exchange_ : beginExchange()).refuse(std::move(refusal));
        exchange_->answerAtOnce();
        finish();
    }
    if (co_await flush()) co_await leave();
}

void Connection::enter(Phase phase) {
    phase_ = phase;
    since_ = SteadyClock::now();
    pace_.begin(since_);
}

Exchange& Connection::beginExchange() {
    return exchange_.emplace(loop_, service_, peer_, idPrefix_ + std::to_string(++served_));
}

bool Connection::takeHead() {
    auto received = view(in_.data());
    if (received.starts_with("\r\n")) { // old clients send an empty line after a body
        in_.consume(2);
        received.remove_prefix(2);
    }
    if (received.empty()) return false;
    if (phase_ == Phase::Idle) enter(Phase::Head);
    auto const search = findHead(received);
    if (search.end) {
        beginExchange().takeHead(received.substr(0, *search.end));
        in_.consume(*search.end);
    } else if (auto const& refusal = search.refusal) {
        beginExchange().refuse(errorResponse(refusal->status, refusal->code, refusal->message));
    }
    return exchange_.has_value();
}

bool Connection::mayContinue() const {
    return keepAlive_ && exchange_->keepsConnection() && !(loop_.draining && nothingArrived());
}

void Connection::finish() {
    keepAlive_ = mayContinue();
    exchange_->finish(keepAlive_, out_);
}

Task<bool> Connection::receive() {
    auto const [problem, count] = co_await socket_.async_read_some(in_.prepare(kReadSize), asTuple);
    if (problem) co_return false;
    late_ = false; // bytes arrived after all: the sweep was too early
    in_.commit(count);
    co_return true;
}

// Sends head and body in one call: sent one after the other they would be two packets.
Task<bool> Connection::flush() {
    auto const before = phase_;
    enter(Phase::Writing);
    sending_ = {asio::buffer(out_), asio::buffer(exchange_ ? exchange_->large() : std::string_view{})};
    while (asio::buffer_size(sending_) > 0) {
        auto const [problem, count] = co_await socket_.async_write_some(sending_, asTuple);
        if (problem) co_return false;
        pace_.moved(count);
        auto const ofFirst = std::min(count, sending_[0].size());
        sending_[0] += ofFirst;
        sending_[1] += count - ofFirst;
        if (sending_[0].size() > kReadSize) service_.admission.answers.charge(waiting_, out_.capacity());
    }
    out_.clear();
    giveBack(out_);
    giveBack(in_);
    waiting_.release();
    enter(before);
    co_return true;
}

// Frees the buffers: while the connection is a WebSocket, this object is only a shell.
Task<void> Connection::serveSocket() {
    std::string early{view(in_.data())};
    boost::beast::flat_buffer nothing;
    swap(in_, nothing);
    std::string{}.swap(out_);
    auto const socket = std::make_shared<WebSocket>(loop_, std::move(socket_), std::move(exchange_->handler));
    exchange_.reset();
    auto serving = socket->serve(std::move(early));
    co_await std::move(serving);
}

} // namespace wheelwright::http
