#pragma once
#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>

namespace wheelwright::testing {

struct Reply {
    unsigned status = 0; // 0: the server closed without an answer
    std::string head;
    std::map<std::string, std::string> headers; // names in lower case
    std::string body;

    bool has(std::string const& name) const { return headers.contains(name); }
    std::string header(std::string const& name) const;
};

// A connection that sends exactly the bytes it is told, right or wrong.
class Client {
public:
    explicit Client(std::uint16_t port);
    Client(Client const&) = delete;
    Client& operator=(Client const&) = delete;
    ~Client();

    void send(std::string_view bytes) const;
    Reply receive(bool expectBody = true);
    std::string take(std::size_t bytes);         // behind a reply; fewer when the server closes
    std::string takeUntil(std::string_view end); // with it; all there is when the server closes before
    bool closedByServer();                       // waits for it, at most 90 s
    void shutDown();

private:
    bool fill();
    std::string receiveChunks();
    int socket_;
    std::string received_;
};

// One request on a connection of its own.
Reply ask(std::uint16_t port, std::string const& method, std::string const& path,
          std::string const& headers = "", std::string const& body = "");
Reply get(std::uint16_t port, std::string const& path, std::string const& headers = "");
Reply postJson(std::uint16_t port, std::string const& path, std::string const& body,
               std::string const& headers = "");
Reply askRaw(std::uint16_t port, std::string_view bytes);

} // namespace wheelwright::testing
