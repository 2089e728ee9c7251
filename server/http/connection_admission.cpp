#include "http/connection.hpp"
#include "http/form_fields.hpp"
#include <sys/socket.h>

// The part of a connection between a request's head and its body: it decides whether the caller may send the
// body.
namespace wheelwright::http {
namespace {

constexpr std::chrono::seconds kWaitForBytes{2};

// Called from another thread; it consumes nothing.
bool isClosedByPeer(int descriptor) {
    char byte = 0;
    return ::recv(descriptor, &byte, 1, MSG_PEEK | MSG_DONTWAIT) == 0;
}

// Which metric counts a refusal with this status.
std::optional<Refused> reasonOf(unsigned status) {
    switch (status) {
        case 401: return Refused::Session;
        case 413: return Refused::TooLarge;
        case 429: return Refused::Rate;
        case 503: return Refused::Busy;
        default: return std::nullopt;
    }
}

} // namespace

// False when a worker has to look up the caller's session first.
bool Connection::admitHead() {
    auto const length = parser_->content_length();
    bodyReceived_ = 0;
    bodyIsHere_ = parser_->is_done() || (length && *length <= in_.size());
    TraceScope const scope{trace_};
    auto decoded = request_->rawPath.find('%') == std::string_view::npos ? std::optional{std::string{}}
                                                                         : percentDecoded(request_->rawPath);
    if (!decoded) {
        plan_ = {.refusal = errorResponse(400, "bad_target", "The request's address is malformed.")};
        return true;
    }
    if (!decoded->empty()) {
        decodedPath_ = std::move(*decoded);
        request_->path = decodedPath_;
    }
    plan_ = site_.admit(*request_);
    if (plan_.refusal || plan_.entry == nullptr) return true;
    auto const& route = plan_.entry->route;
    // A body that has already arrived costs nothing more: the caller is looked up when the request is
    // answered.
    if (!needsSession(route.access) || (bodyIsHere_ && !route.takesForm)) return true;
    return site_.admitKnownCaller(plan_, *request_) == Site::Known::Yes;
}

Task<void> Connection::admitOnWorker() {
    phase_ = Phase::Working;
    if (!workers_.handlers.reserve()) {
        plan_.refusal = busyResponse("busy", "The server is busy. Please try again in a moment.", 1);
        co_return;
    }
    auto job = [this] {
        TraceScope const scope{trace_};
        return site_.admitCaller(plan_.entry->route, *request_);
    };
    plan_.refusal = co_await workers_.handlers.run(job);
}

// The last step before the body is read. A refused request is answered instead, and the connection ends
// unless the body arrived with the head.
void Connection::admitBody() {
    phase_ = Phase::Body;
    pace_.begin(SteadyClock::now());
    auto const length = parser_->content_length().value_or(0);
    if (!plan_.refusal && length > plan_.bodyLimit) plan_.refusal = errorResponse(plan_.tooLarge);
    if (plan_.refusal)
        if (auto const reason = reasonOf(plan_.refusal->status)) admission_.count(*reason);
    if (!plan_.refusal && !bodyIsHere_) plan_.refusal = refuseBytes(length);
    auto const& head = parser_->get();
    bool const expects = head.count(boost::beast::http::field::expect) > 0 && head.version() == 11;
    if (!plan_.refusal && expects &&
        !boost::beast::iequals(head[boost::beast::http::field::expect], "100-continue"))
        plan_.refusal = errorResponse(417, "unknown_expectation",
                                      "The request expects something this server does not know.");
    if (plan_.refusal) {
        parser_->body_limit(boost::none); // a body that is here is skipped
        return;
    }
    parser_->body_limit(plan_.bodyLimit);
    if (plan_.entry != nullptr && plan_.entry->route.takesForm) {
        auto form = site_.formFor(plan_.entry->route, head);
        if (form) form->askWhetherLeft([socket = socket_.native_handle()] { return isClosedByPeer(socket); });
        parser_->get().body().form = std::move(form);
    }
    if (expects && !parser_->is_done() && in_.size() == 0) out_ += "HTTP/1.1 100 Continue\r\n\r\n";
}

// Each user has their own share of the body bytes; guests share that of their network.
std::optional<Response> Connection::refuseBytes(std::size_t bytes) {
    auto const& user = request_->caller.userId;
    auto const refused =
        admission_.grant(bodyGrant_, user.empty() ? request_->sourceNetwork : std::string_view{user}, bytes);
    if (!refused) return std::nullopt;
    admission_.count(*refused);
    if (*refused == Refused::SourceBodyBytes) return tooManyResponse(kWaitForBytes);
    return busyResponse("busy", "The server is busy. Please try again in a moment.",
                        static_cast<unsigned>(kWaitForBytes.count()));
}

} // namespace wheelwright::http
