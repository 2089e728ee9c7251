#include "http/connection.hpp"
#include "base/chance.hpp"
#include "base/encoding.hpp"
#include "base/log.hpp"
#include "http/event_stream.hpp"
#include "http/head_check.hpp"
#include "http/response.hpp"
#include "http/web_socket.hpp"

namespace wheelwright::http {
namespace {

namespace beast = boost::beast;
using beast::http::field;

constexpr std::size_t kReadSize = 16 * 1024;
constexpr std::size_t kCopiedBody = 32 * 1024;    // smaller bodies are copied behind the head: that is faster
constexpr std::size_t kMostBuffered = 256 * 1024; // answers to pipelined requests do not pile up beyond this
constexpr std::size_t kRestingBuffer = 48 * 1024; // thousands of idle connections keep no more than this each

std::string_view view(asio::const_buffer bytes) {
    return {static_cast<char const*>(bytes.data()), bytes.size()};
}

std::string_view view(beast::string_view text) {
    return {text.data(), text.size()};
}

// Joins all lines of a field into one list: a proxy may add its own line below one that the client made up.
std::string joined(Fields const& fields, beast::string_view name) {
    std::string all;
    auto const [from, to] = fields.equal_range(name);
    for (auto line = from; line != to; ++line) {
        if (!all.empty()) all += ',';
        all += view(line->value());
    }
    return all;
}

// Starts a new trace unless there is exactly one traceparent: with two it is unclear which one to continue.
Trace traceOf(Fields const& fields) {
    auto const [parent, behind] = fields.equal_range("traceparent");
    if (parent == behind || std::next(parent) != behind) return Trace::fresh();
    auto continued = Trace::continued(view(parent->value()), joined(fields, "tracestate"));
    return continued ? std::move(*continued) : Trace::fresh();
}

template <class Buffer> void giveBack(Buffer& buffer) {
    if (buffer.size() > 0 || buffer.capacity() <= kRestingBuffer) return;
    Buffer fresh; // swapped, because assigning an empty string keeps the large buffer
    std::swap(buffer, fresh);
}

constexpr std::chrono::seconds kOldest{10}; // by then the client has given up or asked another server

bool changesSomething(Request const& request) {
    return request.method != Method::get && request.method != Method::head;
}

// The answer to a change that waited too long: done now, it could undo later changes, or look like the reuse
// of a stolen key.
Response tooOld() {
    return busyResponse("busy", "The server was away for a moment. Please try again.", 1);
}

Response stopping() {
    return busyResponse("stopping", "The server restarts. Please try again.", 1);
}

} // namespace

Connection::Connection(Loop& loop, Socket socket, Site const& site, WorkerPools& workers,
                       Admission& admission, ConnectionRules const& rules)
    : loop_{loop},
      socket_{std::move(socket)},
      site_{site},
      workers_{workers},
      admission_{admission},
      rules_{rules},
      idPrefix_{hexNumber(randomNumber()) + "-"},
      since_{SteadyClock::now()} {
    boost::system::error_code problem;
    peer_ = sourceOf(socket_.remote_endpoint(problem).address(), "", {});
    peerText_ = peer_.to_string();
    peerNetwork_ = networkNameOf(peer_);
    loop_.connections.push_back(*this);
}

Task<void> Connection::serve() {
    while (keepAlive_) {
        auto const intake = takeRequest();
        if (intake == Intake::Refused) break;
        if (intake == Intake::NeedMore) {
            if (!out_.empty() && !co_await flush()) co_return;
            if (!co_await receive()) break;
            continue;
        }
        if (intake == Intake::Head) {
            if (!admitHead()) co_await admitOnWorker();
            admitBody();
            continue;
        }
        if (!answerAtOnce()) {
            if (plan_.entry->route.answerEvent.empty())
                co_await answerOnWorker();
            else
                co_await answerWithEvents();
        }
        parser_.reset();
        request_.reset();
        bodyGrant_.release();
        if (guest_) {
            if (co_await flush()) co_await serveSocket();
            co_return;
        }
        phase_ = Phase::Idle;
        since_ = SteadyClock::now();
        bool const muchToSend = !large_.empty() || out_.size() > kMostBuffered;
        if (muchToSend && !co_await flush()) co_return;
        if (loop_.draining && nothingArrived()) break;
    }
    if (late_) refuse({408, "too_slow", "The request took too long to arrive."});
    if (!co_await flush()) co_return;
    co_await leave();
}

Connection::Intake Connection::takeRequest() {
    if (!parser_) return takeHead();
    if (!plan_.refusal || bodyIsHere_) return takeBody();
    keepAlive_ = false; // the body of a refused request isn't read
    return Intake::Complete;
}

Connection::Intake Connection::takeHead() {
    auto received = view(in_.data());
    if (received.starts_with("\r\n")) { // old clients send an empty line after a body
        in_.consume(2);
        received.remove_prefix(2);
    }
    if (received.empty()) return Intake::NeedMore;
    if (phase_ == Phase::Idle) {
        phase_ = Phase::Head;
        since_ = SteadyClock::now();
    }
    auto const search = findHead(received);
    if (search.refusal) return refuse(*search.refusal);
    if (!search.end) return Intake::NeedMore;
    auto const block = received.substr(0, *search.end);
    if (auto const refusal = checkHead(block)) return refuse(*refusal);

    parser_.emplace();
    parser_->header_limit(kHeadLimit + 1024);
    parser_->body_limit(boost::none); // set in admitBody(), when the route is known
    parser_->eager(true);
    beast::error_code problem;
    in_.consume(parser_->put(asio::buffer(block.data(), block.size()), problem));
    if (problem && problem != beast::http::error::need_more)
        return refuse({400, "bad_request", "The request is malformed."});

    headFields_ = static_cast<std::size_t>(std::distance(parser_->get().begin(), parser_->get().end()));
    describe();
    return Intake::Head;
}

Connection::Intake Connection::takeBody() {
    while (!parser_->is_done()) {
        if (in_.size() == 0) return Intake::NeedMore;
        beast::error_code problem;
        auto const used = parser_->put(in_.data(), problem);
        in_.consume(used);
        pace_.moved(used);
        bodyReceived_ += used;
        if (problem == beast::http::error::need_more) {
            // The parser reads chunk sizes, their extensions and trailers as a whole: endless ones would fill
            // the memory.
            if (in_.size() > kHeadLimit)
                return refuse({400, "bad_request", "The request's body is malformed."});
            return Intake::NeedMore;
        }
        if (problem == beast::http::error::body_limit) {
            auto const& form = parser_->get().body().form;
            return refuse(form && form->refusal() ? *form->refusal() : plan_.tooLarge);
        }
        if (problem) return refuse({400, "bad_request", "The request's body is malformed."});
        // A chunked body doesn't state its length, so its bytes are granted as they arrive.
        if (auto refusal = bodyIsHere_ ? std::nullopt : refuseBytes(bodyReceived_)) {
            plan_.refusal = std::move(refusal);
            keepAlive_ = false;
            return Intake::Complete;
        }
    }
    // Trailer fields after a chunked body would be taken for checked headers.
    auto const& message = parser_->get();
    if (static_cast<std::size_t>(std::distance(message.begin(), message.end())) != headFields_)
        return refuse({400, "bad_request", "Fields behind the body are not taken."});
    return Intake::Complete;
}

void Connection::describe() {
    auto const& message = parser_->get();
    id_ = idPrefix_;
    id_ += std::to_string(++served_);
    trace_ = traceOf(message);
    headOnly_ = message.method() == Method::head;

    auto& request = request_.emplace();
    request.method = message.method();
    auto const [path, query] = splitTarget(view(message.target()));
    request.rawPath = path;
    request.query = query;
    request.path = request.rawPath;
    request.id = id_;
    request.fields = &message;
    request.source = peerText_;
    request.sourceNetwork = peerNetwork_;
    if (!rules_.trustedProxies.empty()) {
        auto const source = sourceOf(peer_, joined(message, "X-Forwarded-For"), rules_.trustedProxies);
        source_ = source.to_string();
        sourceNetwork_ = networkNameOf(source);
        request.source = source_;
        request.sourceNetwork = sourceNetwork_;
    }
}

// True when the answer is already in the outgoing buffer; false when a worker has to make it.
bool Connection::answerAtOnce() {
    TraceScope const scope{trace_};
    phase_ = Phase::Working;
    completeAt_ = SteadyClock::now();
    auto const& message = parser_->get();
    // An HTTP/1.0 client that wants to keep its connection would need a header in the answer; no such client
    // matters.
    keepAlive_ = keepAlive_ && message.version() == 11 && message.keep_alive() &&
                 !(loop_.draining && nothingArrived());
    auto& request = *request_;
    request.body = message.body().text;
    request.form = message.body().form.get();
    auto const* const entry = plan_.entry;
    auto answered = std::move(plan_.refusal);
    if (!answered) answered = site_.answerAtOnce(entry, request);
    if (!answered && entry->route.upgrade && loop_.draining) answered = stopping();
    if (!answered && changesSomething(request) && loop_.wasStalled(completeAt_)) answered = tooOld();
    if (!answered && entry->route.runsOn == RunsOn::Loop) answered = answer(*entry, request);
    if (!answered && !workersFor(*entry).reserve())
        answered = busyResponse("busy", "The server is busy. Please try again in a moment.", 1);
    if (!answered) return false;
    finish(request, *answered, entry);
    return true;
}

Workers& Connection::workersFor(RouteEntry const& entry) {
    if (entry.route.takesForm) return workers_.uploads;
    return entry.route.runsOn == RunsOn::Outbound ? workers_.outbound : workers_.handlers;
}

Response Connection::answer(RouteEntry const& entry, Request& request) {
    TraceScope const scope{trace_};
    return entry.route.upgrade ? site_.upgrade(entry, request, guest_) : site_.run(entry, request);
}

Task<void> Connection::answerOnWorker() {
    auto job = [this] {
        bool const isOld = SteadyClock::now() - completeAt_ > kOldest;
        if (isOld && changesSomething(*request_) && !plan_.entry->route.takesForm) return tooOld();
        return answer(*plan_.entry, *request_);
    };
    workerAnswer_ = co_await workersFor(*plan_.entry).run(job);
    if (guest_ && loop_.draining) { // draining began while the worker ran
        guest_.reset();
        workerAnswer_ = stopping();
    }
    finish(*request_, workerAnswer_, plan_.entry);
}

void Connection::finish(Request const& request, Response& response, RouteEntry const* entry) {
    TraceScope const scope{trace_};
    site_.finish(request, response, entry, SteadyClock::now() - completeAt_, loop_.date, keepAlive_, out_);
    if (!headOnly_) appendContent(response);
    response.keepsShared.reset(); // releases the memory now, not when the connection ends
}

void Connection::appendContent(Response& response) {
    auto const content = response.content();
    if (response.shared.data() != nullptr && content.size() > kCopiedBody) {
        large_ = content;
        keepsLarge_ = std::move(response.keepsShared);
    } else {
        out_ += content;
    }
}

// Answers and logs a request that can't be read completely, and ends the connection: it is unknown where the
// next request would begin.
Connection::Intake Connection::refuse(Refusal const& refusal) {
    completeAt_ = SteadyClock::now();
    id_ = idPrefix_ + std::to_string(++served_);
    trace_ = Trace::fresh();
    static Fields const noFields;
    Request request;
    request.id = id_;
    request.source = peerText_;
    request.fields = &noFields;
    request.rawPath = "-";
    keepAlive_ = false;
    headOnly_ = parser_ && parser_->get().method() == Method::head;
    auto response = refusal.status == 503 ? busyResponse(refusal.code, refusal.message, 2)
                                          : errorResponse(refusal.status, refusal.code, refusal.message);
    finish(request, response, nullptr);
    parser_.reset();
    bodyGrant_.release();
    return Intake::Refused;
}

Connection::Intake Connection::refuse(Error const& error) {
    return refuse(Refusal{statusOf(error.fault), error.code, error.message});
}

Task<bool> Connection::receive() {
    auto const [problem, count] = co_await socket_.async_read_some(in_.prepare(kReadSize), asTuple);
    if (problem) co_return false;
    late_ = false; // bytes arrived after all: the sweep was too early
    in_.commit(count);
    co_return true;
}

Task<bool> Connection::flush() {
    sending_ = {asio::buffer(out_), asio::buffer(large_)};
    auto const sent = co_await send();
    if (!sent) co_return false;
    out_.clear();
    giveBack(out_);
    giveBack(in_);
    large_ = {};
    keepsLarge_.reset();
    co_return true;
}

// Sends head and body in one call: sent one after the other they would be two packets.
Task<bool> Connection::send() {
    auto const before = phase_;
    phase_ = Phase::Writing;
    pace_.begin(SteadyClock::now());
    while (asio::buffer_size(sending_) > 0) {
        auto const [problem, count] = co_await socket_.async_write_some(sending_, asTuple);
        if (problem) co_return false;
        pace_.moved(count);
        auto const ofFirst = std::min(count, sending_[0].size());
        sending_[0] += ofFirst;
        sending_[1] += count - ofFirst;
    }
    phase_ = before;
    if (before == Phase::Body) pace_.begin(SteadyClock::now());
    co_return true;
}

// Frees the buffers: while the connection is a WebSocket, this object is only a shell.
Task<void> Connection::serveSocket() {
    phase_ = Phase::Working;
    std::string early{view(in_.data())};
    beast::flat_buffer nothing;
    swap(in_, nothing);
    std::string{}.swap(out_);
    auto const socket = std::make_shared<WebSocket>(loop_, std::move(socket_), std::move(guest_));
    auto serving = socket->serve(std::move(early));
    co_await std::move(serving);
}

} // namespace wheelwright::http
