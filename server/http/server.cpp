#include "http/server.hpp"
#include "base/log.hpp"
#include <boost/asio/co_spawn.hpp>
#include <boost/asio/detached.hpp>

namespace wheelwright::http {
namespace {

using namespace std::chrono_literals;

std::string sentence(tcp::endpoint const& endpoint, boost::system::error_code const& problem) {
    auto const where = endpoint.address().to_string() + " port " + std::to_string(endpoint.port());
    if (problem == asio::error::address_in_use)
        return "Another program already listens on " + where +
               ". Stop it, or choose another port with --port.";
    if (problem == asio::error::access_denied)
        return "This user may not listen on " + where +
               ". Ports below 1024 need root: choose a higher --port.";
    return "Cannot listen on " + where + ": " + problem.message() + ".";
}

void check(boost::system::error_code const& problem, tcp::endpoint const& endpoint) {
    if (problem) throw std::runtime_error(sentence(endpoint, problem));
}

// With SO_REUSEPORT a second server would start silently and take half of the
// visitors: ask for the port without it first.
void probe(tcp::endpoint const& endpoint) {
    asio::io_context io;
    tcp::acceptor acceptor{io};
    boost::system::error_code problem;
    acceptor.open(endpoint.protocol(), problem);
    check(problem, endpoint);
    acceptor.set_option(asio::socket_base::reuse_address(true), problem);
    acceptor.bind(endpoint, problem);
    check(problem, endpoint);
}

void logEscaped(std::exception_ptr const& failure) {
    if (!failure) return;
    try {
        std::rethrow_exception(failure);
    } catch (std::exception const& problem) {
        log::error("connection failed", {{"problem", std::string_view{problem.what()}}});
    }
}

} // namespace

Server::Server(ServerRules rules, Workers& workers, Gauge openConnections)
    : rules_{std::move(rules)}, workers_{workers}, openGauge_{openConnections} {}

Server::~Server() {
    stop();
}

Acceptor Server::open(Loop& loop, tcp::endpoint const& endpoint) const {
    Acceptor acceptor{loop.io.get_executor()};
    boost::system::error_code problem;
    acceptor.open(endpoint.protocol(), problem);
    check(problem, endpoint);
    acceptor.set_option(asio::socket_base::reuse_address(true), problem);
    using ReusePort = asio::detail::socket_option::boolean<SOL_SOCKET, SO_REUSEPORT>;
    acceptor.set_option(ReusePort(true), problem);
    check(problem, endpoint);
    acceptor.bind(endpoint, problem);
    check(problem, endpoint);
    acceptor.listen(1024, problem);
    check(problem, endpoint);
    return acceptor;
}

void Server::bind() {
    tcp::endpoint endpoint{rules_.address, rules_.port};
    if (rules_.port != 0) probe(endpoint);
    for (unsigned i = 0; i < rules_.loops; ++i) {
        loops_.push_back(std::make_unique<Loop>());
        acceptors_.push_back(std::make_unique<Acceptor>(open(*loops_.back(), endpoint)));
        endpoint.port(acceptors_.front()->local_endpoint().port());
    }
    port_ = endpoint.port();
}

void Server::start(Site const& site) {
    site_ = &site;
    for (std::size_t i = 0; i < loops_.size(); ++i) {
        auto& loop = *loops_[i];
        loop.refreshDate();
        auto accepting = accept(loop, *acceptors_[i]);
        asio::co_spawn(loop.io.get_executor(), std::move(accepting), logEscaped);
        auto sweeping = sweep(loop);
        asio::co_spawn(loop.io.get_executor(), std::move(sweeping), logEscaped);
        threads_.emplace_back([&loop] { loop.io.run(); });
    }
}

Task<void> Server::accept(Loop& loop, Acceptor& acceptor) {
    Timer pause{loop.io.get_executor()};
    while (acceptor.is_open()) {
        auto [problem, socket] = co_await acceptor.async_accept(asTuple);
        if (!problem) {
            welcome(loop, std::move(socket));
            continue;
        }
        if (problem == asio::error::operation_aborted || !acceptor.is_open()) co_return;
        // Out of file descriptors, mostly. Those connected go on; the next ones wait until some leave.
        log::warn("cannot accept a connection", {{"problem", std::string_view{problem.message()}}});
        pause.expires_after(100ms);
        co_await pause.async_wait(asTuple);
    }
}

void Server::welcome(Loop& loop, Socket socket) {
    if (open_.load() >= rules_.connections) return; // closed at once: the limit is there for those inside
    boost::system::error_code ignored;
    socket.set_option(tcp::no_delay(true), ignored);
    auto const connection =
        std::make_shared<Connection>(loop, std::move(socket), *site_, workers_, rules_.connection);
    ++open_;
    openGauge_.add(1);
    auto serving = connection->serve();
    asio::co_spawn(loop.io.get_executor(), std::move(serving),
                   [this, connection](std::exception_ptr const& failure) {
                       --open_;
                       openGauge_.add(-1);
                       logEscaped(failure);
                   });
}

Task<void> Server::sweep(Loop& loop) {
    Timer timer{loop.io.get_executor()};
    for (;;) {
        timer.expires_after(1s);
        co_await timer.async_wait(asTuple);
        loop.refreshDate();
        auto const now = SteadyClock::now();
        for (auto& connection : loop.connections)
            connection.closeIfLate(now);
    }
}

void Server::drain() {
    for (std::size_t i = 0; i < loops_.size(); ++i) {
        auto* const loop = loops_[i].get();
        auto* const acceptor = acceptors_[i].get();
        asio::post(loop->io, [loop, acceptor] {
            loop->draining = true;
            boost::system::error_code ignored;
            acceptor->close(ignored);
            for (auto& connection : loop->connections)
                connection.drain();
        });
    }
    auto const deadline = SteadyClock::now() + rules_.stop;
    while (open_.load() > 0 && SteadyClock::now() < deadline)
        std::this_thread::sleep_for(5ms);
    if (open_.load() > 0)
        log::warn("connections cut off at the stop", {{"count", static_cast<std::int64_t>(open_.load())}});
}

void Server::stop() {
    for (auto const& loop : loops_)
        loop->io.stop();
    for (auto& thread : threads_)
        thread.join();
    threads_.clear();
}

} // namespace wheelwright::http
