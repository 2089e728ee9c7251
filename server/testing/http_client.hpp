#pragma once
#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>

namespace wheelwright::testing {

struct Reply {
    unsigned status = 0; // 0: no complete head before the server closed or the timeout
    std::string head;
    std::map<std::string, std::string> headers; // names in lower case
    std::string body;

    bool has(std::string const& name) const { return headers.contains(name); }
    std::string header(std::string const& name) const;
};

// A connection that sends exactly the given bytes, valid HTTP or not.
class Client {
public:
    explicit Client(std::uint16_t port);
    Client(Client const&) = delete;
    Client& operator=(Client const&) = delete;
    ~Client();

    void send(std::string_view bytes) const;
    Reply receive(bool expectBody = true);
    std::string take(std::size_t bytes);         // the next bytes; fewer if the server closes
    std::string takeUntil(std::string_view end); // up to and including `end`; less if the server closes
    bool closedByServer();                       // waits at most 90 s for the server to close
    void shutDown();

private:
    bool fill();
    std::string receiveChunks();
    int socket_;
    std::string received_;
};

// Each sends one request on its own connection.
Reply ask(std::uint16_t port, std::string const& method, std::string const& path,
          std::string const& headers = "", std::string const& body = "");
Reply get(std::uint16_t port, std::string const& path, std::string const& headers = "");
Reply postJson(std::uint16_t port, std::string const& path, std::string const& body,
               std::string const& headers = "");
Reply askRaw(std::uint16_t port, std::string_view bytes);

} // namespace wheelwright::testing
