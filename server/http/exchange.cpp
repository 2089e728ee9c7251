#include "http/exchange.hpp"
#include "base/encoding.hpp"

namespace wheelwright::http {
namespace {

using boost::beast::http::field;

constexpr std::chrono::seconds kOldest{10};    // by then the client has given up or asked another server
constexpr std::size_t kCopiedBody = 32 * 1024; // smaller bodies are copied after the head: that is faster
constexpr std::size_t kBlock = 128 * 1024;     // of an answer that isn't in memory
constexpr std::chrono::milliseconds kNextTry{100};
constexpr std::size_t kAlwaysAnswered = 64 * 1024; // smaller answers aren't refused

// The answer to a change that waited too long: done now, it could undo later changes, or look like the reuse
// of a stolen key.
Response tooOld() {
    return busyResponse("busy", "The server was away for a moment. Try again.", 1);
}

Response stopping() {
    return busyResponse("stopping", "The server is restarting. Try again.", 1);
}

std::string chunk(std::string_view bytes) {
    return hexNumber(bytes.size()).append("\r\n").append(bytes).append("\r\n");
}

} // namespace

Exchange::Exchange(Loop& loop, Service const& service, Peer const& peer, std::string id)
    : loop_{loop}, service_{service} {
    received_.emplace(peer, std::move(id));
}

void Exchange::takeHead(std::string_view block) {
    if (auto refusal =
            received_->takeHead(block, {service_.rules.trustedProxies, service_.rules.proxyHeader}))
        refuse(std::move(*refusal));
}

void Exchange::refuse(Response refusal) {
    plan_.refusal = std::move(refusal);
    bodyIsHere_ = false;
    isLast_ = true;
}

bool Exchange::admitHead(std::size_t arrived) {
    if (plan_.refusal) return true;
    bodyIsHere_ = received_->isComplete() || received_->length().value_or(arrived + 1) <= arrived;
    TraceScope const scope{received_->trace()};
    auto& request = received_->request();
    plan_ = service_.site.admit(request);
    if (plan_.refusal) return true;
    // A body that has already arrived costs nothing more: the caller is looked up when the request is
    // answered.
    if (!needsSession(route().access) || (bodyIsHere_ && !route().takesForm)) return true;
    return service_.site.admitKnownCaller(plan_, request) == Site::Known::Yes;
}

Task<void> Exchange::admitOnWorker() {
    auto& workers = service_.workers.handlers;
    if (!workers.reserve()) {
        plan_.refusal = busyResponse(std::chrono::seconds{1});
        co_return;
    }
    auto job = [this] {
        TraceScope const scope{received_->trace()};
        return service_.site.admitCaller(route(), received_->request());
    };
    plan_.refusal = co_await workers.run(job);
}

// The last step before the body is read. A refused request is answered instead, and the connection ends
// unless the body arrived with the head.
bool Exchange::admitBody() {
    auto& request = received_->request();
    auto const length = received_->length().value_or(0);
    if (!plan_.refusal && length > plan_.bodyLimit) plan_.refusal = errorResponse(plan_.tooLarge);
    if (plan_.refusal) service_.admission.countRefusal(plan_.refusal->status);
    if (!plan_.refusal && !bodyIsHere_)
        plan_.refusal = service_.admission.bodies.grant(bodyGrant_, payer(), length);
    auto const expected = received_->isHttp11() ? request.header(field::expect) : std::string_view{};
    if (!plan_.refusal && !expected.empty() && !boost::beast::iequals(expected, "100-continue"))
        plan_.refusal =
            errorResponse(417, "unknown_expectation",
                          "This server doesn't support what the request's Expect header asks for.");
    if (plan_.refusal) return false; // a body that is here is skipped
    received_->limitBody(plan_.bodyLimit);
    if (route().takesForm) received_->receiveForm(service_.site.formFor(route(), *request.fields));
    return !expected.empty() && !received_->isComplete();
}

bool Exchange::takeBody(ReceivedRequest::Buffer& arrived, Pace& pace) {
    if (plan_.refusal && !bodyIsHere_) { // the body of a refused request isn't read
        isLast_ = true;
        return true;
    }
    auto const before = arrived.size();
    auto refusal = received_->takeBody(arrived, plan_.tooLarge);
    pace.moved(before - arrived.size());
    // A chunked body doesn't state its length, so its bytes are granted as they arrive.
    if (!refusal && !bodyIsHere_)
        refusal = service_.admission.bodies.grant(bodyGrant_, payer(), received_->bodyBytes());
    if (!refusal) return received_->isComplete();
    refuse(std::move(*refusal));
    return true;
}

// Each user has their own share of the bytes; guests share that of their network.
std::string_view Exchange::payer() const {
    auto const& request = received_->request();
    auto const& user = request.caller.userId;
    return user.empty() ? request.sourceNetwork : std::string_view{user};
}

bool Exchange::answerAtOnce() {
    TraceScope const scope{received_->trace()};
    completeAt_ = SteadyClock::now();
    received_->attachBody();
    auto& request = received_->request();
    auto answered = std::move(plan_.refusal);
    if (!answered) answered = service_.site.answerAtOnce(*plan_.entry, request);
    if (!answered && route().upgrade && loop_.draining) answered = stopping();
    if (!answered && changesState(request.method) && loop_.wasStalled(completeAt_)) answered = tooOld();
    if (!answered && route().runsOn == RunsOn::Loop) answered = run();
    if (!answered && !workers().reserve()) answered = busyResponse(std::chrono::seconds{1});
    if (!answered) return false;
    answer_ = std::move(*answered);
    return true;
}

Workers& Exchange::workers() const {
    auto& pools = service_.workers;
    if (route().takesForm) return pools.uploads;
    return route().runsOn == RunsOn::Outbound ? pools.outbound : pools.handlers;
}

Response Exchange::run() {
    TraceScope const scope{received_->trace()};
    auto& request = received_->request();
    return route().upgrade ? service_.site.upgrade(*plan_.entry, request, handler)
                           : service_.site.run(*plan_.entry, request);
}

Task<void> Exchange::answerOnWorker() {
    auto job = [this] {
        bool const isOld = SteadyClock::now() - completeAt_ > kOldest;
        if (isOld && changesState(received_->request().method) && !route().takesForm) return tooOld();
        return run();
    };
    answer_ = co_await workers().run(job);
    if (handler && loop_.draining) { // draining began while the worker ran
        handler.reset();
        answer_ = stopping();
    }
}

// A change is made by now: its answer is counted, not refused. So are small ones. What is copied isn't held.
void Exchange::grantAnswer() {
    auto const bytes = answer_.content().size() > kCopiedBody ? answer_.ownBytes() : 0;
    auto& answers = service_.admission.answers;
    if (bytes == 0) return;
    if (bytes <= kAlwaysAnswered || changesState(received_->request().method))
        return answers.charge(answerGrant_, bytes);
    if (auto refusal = answers.grant(answerGrant_, payer(), bytes)) answer_ = std::move(*refusal);
}

void Exchange::recount() {
    if (answer_.keepsShared && !large_.empty())
        service_.admission.answers.charge(answerGrant_, answer_.ownBytes());
}

void Exchange::finish(bool keepAlive, std::string& out) {
    TraceScope const scope{received_->trace()};
    auto const& request = received_->request();
    bool const hasContent = request.method != Method::head;
    if (hasContent) grantAnswer();
    service_.site.finish(request, answer_, plan_.entry, took(), loop_.date, keepAlive, out);
    if (hasContent && answer_.blocks) {
        blocksLeft_ = answer_.blocks->size();
        service_.admission.answers.charge(answerGrant_, kBlock);
    }
    if (hasContent && answer_.content().size() > kCopiedBody)
        large_ = answer_.content();
    else if (hasContent)
        out += answer_.content();
    received_.reset();
    bodyGrant_.release();
}

// While all workers are taken, the client waits: an answer that has begun can't be refused.
Task<void> Exchange::readBlock() {
    auto& workers = service_.workers.handlers;
    Timer pause{loop_.io.get_executor()};
    while (!workers.reserve()) {
        pause.expires_after(kNextTry);
        co_await pause.async_wait(asTuple);
    }
    auto job = [this] {
        auto& blocks = answer_.blocks;
        auto block = blocks->read(blocks->size() - blocksLeft_, std::min(kBlock, blocksLeft_));
        if (block.size() == blocksLeft_) blocks.reset(); // here: closing a large file may take a moment
        return block;
    };
    block_ = co_await workers.run(job);
    blocksLeft_ -= block_.size();
    large_ = block_;
}

void Exchange::appendEvent(std::string_view text, bool keepAlive, std::string& out) {
    TraceScope const scope{received_->trace()};
    bool const isChunked = received_->isHttp11();
    if (!streamed_) {
        streamed_ = 0;
        service_.site.beginEvents(received_->request(), loop_.date, isChunked, keepAlive, out);
    }
    *streamed_ += text.size();
    out += isChunked ? chunk(text) : std::string{text};
}

// Without events, the answer is sent as usual. Otherwise it is the last event.
void Exchange::finishEvents(Response answer, bool keepAlive, std::string& out) {
    answer_ = std::move(answer);
    if (!streamed_) return finish(keepAlive, out);
    bool const failed = answer_.status >= 400;
    appendEvent(eventText(failed ? "error" : route().answerEvent, answer_.content()), keepAlive, out);
    if (received_->isHttp11()) out += "0\r\n\r\n";
    TraceScope const scope{received_->trace()};
    service_.site.record(received_->request(), answer_.status, *streamed_, plan_.entry, took());
}

} // namespace wheelwright::http
