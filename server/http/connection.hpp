#pragma once
#include "http/exchange.hpp"
#include <array>

namespace wheelwright::http {

// One client, one coroutine: reads requests (pipelined ones too), has them
// answered, writes the answers in order.
class Connection final : public TimedConnection {
public:
    Connection(Loop& loop, Socket socket, Service const& service);

    Task<void> serve();
    std::string const& source() const { return peer_.network; }
    bool isFromProxy() const;

    void closeIfLate(SteadyClock::time_point now) override;
    void drain() override;
    void cut() override;
    std::optional<Rest> rest() const override;

private:
    enum class Phase { Idle, Head, Body, Working, Writing, Leaving };

    void enter(Phase phase);
    Exchange& beginExchange();
    bool takeHead(); // false: more bytes have to arrive
    bool nothingArrived() const;
    bool mayContinue() const;
    void finish();

    Task<bool> receive();
    Task<void> answerWithEvents();
    Task<bool> flush();
    Task<void> leave();
    Task<void> serveSocket();

    Loop& loop_;
    Socket socket_;
    Service const& service_;
    Peer const peer_;
    std::string const idPrefix_;
    unsigned served_ = 0;

    boost::beast::flat_buffer in_;
    std::string out_;
    std::optional<Exchange> exchange_;          // from a request's head until its answer is sent
    Admission::Grant waiting_;                  // for `out_` while a slow client reads it
    std::array<asio::const_buffer, 2> sending_; // the rest of `out_` and of the large answer

    Phase phase_ = Phase::Idle;
    SteadyClock::time_point since_; // in this phase
    Pace pace_;
    bool keepAlive_ = true;
    bool late_ = false;
};

} // namespace wheelwright::http
