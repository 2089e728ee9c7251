#pragma once
#include "http/connection.hpp"
#include <memory>
#include <thread>
#include <vector>

namespace wheelwright::http {

struct ServerRules {
    asio::ip::address address;
    std::uint16_t port = 0;
    unsigned loops = 1;
    std::string_view setting = "--port"; // named in the error when the address can't be bound
    ConnectionRules connection;
};

// A listening address: one loop per core, each with its own socket on the same port.
class Server {
public:
    Server(ServerRules rules, WorkerPools& workers, Admission& admission);
    ~Server();

    // Binds the address, so that its port is known; throws std::runtime_error with a sentence when that
    // fails.
    void bind();
    std::uint16_t port() const { return port_; }

    void start(Site const& site);

    // Accepts no more connections; idle ones close, the others close after their last answer.
    void drain();

    // Waits until all connections are closed; false if some are still open at the deadline.
    bool waitUntilEmpty(SteadyClock::time_point deadline) const;

    // Closes the remaining connections and ends the loops: afterwards no connection calls anything any more.
    void stop();

private:
    Acceptor open(Loop& loop, tcp::endpoint const& endpoint) const;
    Task<void> accept(Loop& loop, Acceptor& acceptor);
    static Task<void> sweep(Loop& loop);
    void startConnection(Loop& loop, Socket socket) noexcept;
    std::optional<Refused> enter(Loop& loop, Connection const& connection);
    void stopAccepting(Loop& loop, Acceptor& acceptor);

    ServerRules rules_;
    WorkerPools& workers_;
    Admission& admission_;
    std::optional<Service> service_; // once it has a site
    std::uint16_t port_ = 0;
    std::vector<std::unique_ptr<Loop>> loops_;
    std::vector<std::unique_ptr<Acceptor>> acceptors_;
    std::vector<std::thread> threads_;
};

} // namespace wheelwright::http
