#pragma once
#include "http/admission.hpp"
#include "http/event_stream.hpp"
#include "http/loop.hpp"
#include "http/pace.hpp"
#include "http/received_request.hpp"
#include "http/site.hpp"
#include "http/workers.hpp"

namespace wheelwright::http {

struct ConnectionRules {
    std::chrono::seconds head{10};
    std::chrono::seconds idle{75};
    std::chrono::seconds grace{10}; // before a body or a reader counts as slow
    std::vector<Network> trustedProxies;
    std::string proxyHeader = {}; // that only they may send; empty: none
};

// What all connections of a listener use.
struct Service {
    Site const& site;
    WorkerPools& workers;
    Admission& admission;
    ConnectionRules const& rules;
};

// One call: its request, the decision about it, its answer, and the memory that was granted for them. It ends
// when the answer is sent, so an idle connection keeps nothing of it.
class Exchange {
public:
    Exchange(Loop& loop, Service const& service, Peer const& peer, std::string id);

    void takeHead(std::string_view block);
    bool admitHead(std::size_t arrived); // false: call admitOnWorker(), which looks up the session
    Task<void> admitOnWorker();
    bool admitBody(); // true when the client waits for "100 Continue" before it sends the body

    // True when the request is complete, or refused.
    bool takeBody(ReceivedRequest::Buffer& arrived, Pace& pace);

    // For a request that can't be read: it is unknown where the next one would begin.
    void refuse(Response refusal);

    // False when a worker has to make the answer. `route()` is known then.
    bool answerAtOnce();
    Task<void> answerOnWorker();
    Response run(); // the handler
    Workers& workers() const;
    Route const& route() const { return plan_.entry->route; }
    bool keepsConnection() const { return !isLast_ && received_->keepsConnection(); }

    // Appends the answer to `out`, all but its large() content, and drops the request.
    void finish(bool keepAlive, std::string& out);
    std::string_view large() const { return large_; }

    // For an answer that isn't in memory: whether there is a next block. A worker makes it the large()
    // content.
    bool hasMoreBlocks() const { return blocksLeft_ > 0; }
    Task<void> readBlock();

    // The answer as events. `events` is set while a handler that may send them runs.
    EventStream* events = nullptr;
    void begin(EventStream& stream) { received_->request().events = events = &stream; }
    void appendEvent(std::string_view text, bool keepAlive, std::string& out);
    void finishEvents(Response answer, bool keepAlive, std::string& out);

    bool wantsEvents() const { return http::wantsEvents(received_->request()); }
    bool hasStreamed() const { return streamed_.has_value(); }

    // Counts anew what the unread answer holds: a cache may have dropped its content since, as after a save.
    void recount();

    // A slow client has to go: others need the memory.
    bool isScarce() const { return bodyGrant_.isScarce() || answerGrant_.isScarce(); }

    std::shared_ptr<SocketHandler> handler; // set when the connection becomes a WebSocket

private:
    std::string_view payer() const;
    void grantAnswer();
    auto took() const { return SteadyClock::now() - completeAt_; }

    Loop& loop_;
    Service const& service_;
    std::optional<ReceivedRequest> received_; // until it is answered
    HeadPlan plan_;
    bool bodyIsHere_ = false; // arrived together with its head
    bool isLast_ = false;
    SteadyClock::time_point completeAt_;
    Admission::Grant bodyGrant_;
    Admission::Grant answerGrant_;
    Response answer_;
    std::string_view large_;
    std::string block_;
    std::size_t blocksLeft_ = 0;          // bytes of the answer's blocks that weren't read
    std::optional<std::size_t> streamed_; // bytes of events, once the first was sent
};

} // namespace wheelwright::http
