#include "http/server.hpp"
#include "base/digest.hpp"
#include "base/log.hpp"
#include "base/loop_thread.hpp"
#include <boost/asio/co_spawn.hpp>
#include <latch>
#include <netinet/tcp.h>

namespace wheelwright::http {
namespace {

using namespace std::chrono_literals;

constexpr auto kLastTurn = 1s; // for cut connections to end; only one that waits for a worker needs longer

// How much of an answer the system buffers beyond what it can send now. By default it takes megabytes, which
// are memory too, and would count as read.
using UnsentLimit = asio::detail::socket_option::integer<IPPROTO_TCP, TCP_NOTSENT_LOWAT>;
constexpr int kUnsent = 128 * 1024;

// An address to listen on, and the setting that named it.
struct Place {
    tcp::endpoint endpoint;
    std::string_view setting;
};

std::string sentence(Place const& place, boost::system::error_code const& problem) {
    auto const where =
        place.endpoint.address().to_string() + " port " + std::to_string(place.endpoint.port());
    std::string const setting{place.setting};
    if (problem == asio::error::address_in_use)
        return "Another program already listens on " + where + ". Stop it, or choose another port with " +
               setting + ".";
    if (problem == asio::error::access_denied)
        return "This user may not listen on " + where +
               ". Ports below 1024 need root: choose a higher one with " + setting + ".";
    return "Cannot listen on " + where + " (" + setting + "): " + problem.message() + ".";
}

void check(boost::system::error_code const& problem, Place const& place) {
    if (problem) throw std::runtime_error(sentence(place, problem));
}

// With SO_REUSEPORT a second server would start silently and take half of the visitors: bind the port without
// it first.
void probe(Place const& place) {
    auto const& endpoint = place.endpoint;
    asio::io_context io;
    tcp::acceptor acceptor{io};
    boost::system::error_code problem;
    acceptor.open(endpoint.protocol(), problem);
    check(problem, place);
    acceptor.set_option(asio::socket_base::reuse_address(true), problem);
    acceptor.bind(endpoint, problem);
    check(problem, place);
}

} // namespace

Server::Server(ServerRules rules, WorkerPools& workers, Admission& admission)
    : rules_{std::move(rules)}, workers_{workers}, admission_{admission} {}

Server::~Server() {
    stop();
}

Acceptor Server::open(Loop& loop, tcp::endpoint const& endpoint) const {
    Place const place{endpoint, rules_.setting};
    Acceptor acceptor{loop.io.get_executor()};
    boost::system::error_code problem;
    acceptor.open(endpoint.protocol(), problem);
    check(problem, place);
    acceptor.set_option(asio::socket_base::reuse_address(true), problem);
    using ReusePort = asio::detail::socket_option::boolean<SOL_SOCKET, SO_REUSEPORT>;
    acceptor.set_option(ReusePort(true), problem);
    check(problem, place);
    acceptor.bind(endpoint, problem);
    check(problem, place);
    acceptor.listen(1024, problem);
    check(problem, place);
    return acceptor;
}

void Server::bind() {
    tcp::endpoint endpoint{rules_.address, rules_.port};
    if (rules_.port != 0) probe({endpoint, rules_.setting});
    for (unsigned i = 0; i < rules_.loops; ++i) {
        loops_.push_back(std::make_unique<Loop>());
        acceptors_.push_back(std::make_unique<Acceptor>(open(*loops_.back(), endpoint)));
        endpoint.port(acceptors_.front()->local_endpoint().port());
    }
    port_ = endpoint.port();
}

void Server::start(Site const& site) {
    static_cast<void>(sha256Hex("")); // OpenSSL reads a file at its first use, which a loop must not
    service_.emplace(Service{site, workers_, admission_, rules_.connection});
    for (std::size_t i = 0; i < loops_.size(); ++i) {
        auto& loop = *loops_[i];
        loop.refreshDate();
        keepRunning(loop, [this, &loop, &acceptor = *acceptors_[i]] { return accept(loop, acceptor); });
        keepRunning(loop, [&loop] { return sweep(loop); });
        threads_.emplace_back([&loop] {
            LoopThread const mark;
            loop.io.run();
        });
    }
}

Task<void> Server::accept(Loop& loop, Acceptor& acceptor) {
    Timer pause{loop.io.get_executor()};
    bool complained = false;
    while (acceptor.is_open()) {
        auto [problem, socket] = co_await acceptor.async_accept(asTuple);
        if (!problem) {
            complained = false;
            startConnection(loop, std::move(socket));
            continue;
        }
        if (problem == asio::error::operation_aborted || !acceptor.is_open()) co_return;
        // Usually out of file descriptors. Open connections go on; new ones wait until some close.
        if (!complained)
            log::warn("accepting a connection failed", {{"problem", std::string_view{problem.message()}}});
        complained = true;
        pause.expires_after(100ms);
        co_await pause.async_wait(asTuple);
    }
}

// At the limit, the connection that has been idle the longest is evicted: the new one is about to send a
// request.
std::optional<Refused> Server::enter(Loop& loop, Connection const& connection) {
    auto const refused = admission_.enter(connection.source(), connection.isFromProxy());
    if (refused != Refused::Connections || !loop.evictFor(connection, admission_.largestSource()))
        return refused;
    admission_.count(Refused::Evicted);
    return admission_.enter(connection.source(), connection.isFromProxy(), true);
}

// Running out of memory for one connection must not stop the accepting of others.
void Server::startConnection(Loop& loop, Socket socket) noexcept try {
    boost::system::error_code ignored;
    socket.set_option(tcp::no_delay(true), ignored);
    socket.set_option(UnsentLimit{kUnsent}, ignored);
    auto const connection = std::make_shared<Connection>(loop, std::move(socket), *service_);
    if (auto const refused = enter(loop, *connection)) return admission_.count(*refused);
    auto serving = connection->serve();
    asio::co_spawn(loop.io.get_executor(), std::move(serving),
                   [this, connection](std::exception_ptr const& failure) {
                       admission_.leave(connection->source());
                       logEscaped(failure);
                   });
} catch (...) {
    logEscaped(std::current_exception());
}

Task<void> Server::sweep(Loop& loop) {
    Timer timer{loop.io.get_executor()};
    for (;;) {
        timer.expires_after(1s);
        co_await timer.async_wait(asTuple);
        loop.sweep(SteadyClock::now());
    }
}

// Accepts what is in the backlog before closing: those clients are already connected.
void Server::stopAccepting(Loop& loop, Acceptor& acceptor) {
    boost::system::error_code problem;
    acceptor.non_blocking(true, problem);
    while (!problem) {
        Socket socket{loop.io.get_executor()};
        acceptor.accept(socket, problem);
        if (!problem) startConnection(loop, std::move(socket));
    }
    acceptor.close(problem);
    loop.draining = true;
    for (auto& connection : loop.connections)
        connection.drain();
}

void Server::drain() {
    std::latch closed{static_cast<std::ptrdiff_t>(threads_.size())};
    for (std::size_t i = 0; i < threads_.size(); ++i) {
        asio::post(loops_[i]->io, [this, i, &closed] {
            stopAccepting(*loops_[i], *acceptors_[i]);
            closed.count_down();
        });
    }
    closed.wait();
}

bool Server::waitUntilEmpty(SteadyClock::time_point deadline) const {
    while (admission_.connections() > 0 && SteadyClock::now() < deadline)
        std::this_thread::sleep_for(5ms);
    return admission_.connections() == 0;
}

// Cuts the connections first: their coroutines end while everything that they call still exists.
void Server::stop() {
    if (threads_.empty()) return;
    for (auto const& loop : loops_)
        asio::post(loop->io, [&connections = loop->connections] {
            for (auto& connection : connections)
                connection.cut();
        });
    waitUntilEmpty(SteadyClock::now() + kLastTurn);
    for (auto const& loop : loops_)
        loop->io.stop();
    for (auto& thread : threads_)
        thread.join();
    threads_.clear();
}

} // namespace wheelwright::http
