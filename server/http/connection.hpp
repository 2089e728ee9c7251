#pragma once
#include "base/trace.hpp"
#include "http/admission.hpp"
#include "http/head_check.hpp"
#include "http/loop.hpp"
#include "http/network.hpp"
#include "http/pace.hpp"
#include "http/received_body.hpp"
#include "http/site.hpp"
#include "http/workers.hpp"
#include <array>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/http/parser.hpp>
#include <optional>

namespace wheelwright::http {

struct ConnectionRules {
    std::chrono::seconds head{10};
    std::chrono::seconds idle{75};
    std::chrono::seconds grace{10}; // before a body or a reader counts as slow
    std::vector<Network> trustedProxies;
};

// One client, one coroutine: reads requests (pipelined ones too), has them
// answered, writes the answers in order.
class Connection final : public TimedConnection {
public:
    Connection(Loop& loop, Socket socket, Site const& site, WorkerPools& workers, Admission& admission,
               ConnectionRules const& rules);

    Task<void> serve();
    std::string const& source() const { return peerNetwork_; }
    bool isFromProxy() const;

    void closeIfLate(SteadyClock::time_point now) override;
    void drain() override;
    void cut() override;
    std::optional<Rest> rest() const override;

private:
    enum class Phase { Idle, Head, Body, Working, Writing, Leaving };
    enum class Intake { NeedMore, Head, Complete, Refused };
    using Parser = boost::beast::http::request_parser<ReceivedBody>;

    Intake takeRequest();
    Intake takeHead();
    Intake takeBody();
    Intake refuse(Refusal const& refusal);
    Intake refuse(Error const& error);
    bool admitHead();
    Task<void> admitOnWorker();
    void admitBody();
    std::optional<Response> refuseBytes(std::size_t bytes);
    Workers& workersFor(RouteEntry const& entry);
    void describe();
    bool nothingArrived() const;
    bool answerAtOnce();
    void finish(Request const& request, Response& response, RouteEntry const* entry);
    void appendContent(Response& response);

    Task<bool> receive();
    Response answer(RouteEntry const& entry, Request& request);
    Task<void> answerOnWorker();
    Task<void> answerWithEvents();
    void appendEvent(std::string_view text);
    void finishEvents();
    Task<bool> flush();
    Task<bool> send();
    Task<void> leave();
    Task<void> serveSocket();

    Loop& loop_;
    Socket socket_;
    Site const& site_;
    WorkerPools& workers_;
    Admission& admission_;
    ConnectionRules const& rules_;

    boost::beast::flat_buffer in_;
    std::string out_;
    std::string_view large_; // sent after out_, without copying it there
    std::shared_ptr<void const> keepsLarge_;
    std::array<asio::const_buffer, 2> sending_; // the rest of both that isn't sent yet
    std::optional<Parser> parser_;
    std::string decodedPath_;
    std::string id_;
    std::string idPrefix_;
    unsigned served_ = 0;
    Trace trace_ = Trace::fresh(); // of the request under way
    asio::ip::address peer_;
    std::string peerText_;
    std::string peerNetwork_;
    std::string source_;
    std::string sourceNetwork_;
    std::size_t headFields_ = 0;
    std::optional<Request> request_; // from its head to its answer
    HeadPlan plan_;
    bool bodyIsHere_ = false; // arrived together with its head
    std::size_t bodyReceived_ = 0;
    Admission::BodyGrant bodyGrant_;
    Response workerAnswer_;
    EventStream* events_ = nullptr;       // while a handler that may send events runs
    std::optional<std::size_t> streamed_; // bytes of events, once the first was sent
    std::shared_ptr<SocketGuest> guest_;  // set when the connection becomes a WebSocket

    Phase phase_ = Phase::Idle;
    SteadyClock::time_point since_;
    SteadyClock::time_point completeAt_;
    Pace pace_;
    bool headOnly_ = false;
    bool keepAlive_ = true;
    bool late_ = false;
};

} // namespace wheelwright::http
