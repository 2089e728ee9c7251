#include "testing/http_client.hpp"
#include <algorithm>
#include <arpa/inet.h>
#include <cctype>
#include <cerrno>
#include <cstring>
#include <stdexcept>
#include <sys/socket.h>
#include <sys/time.h>
#include <unistd.h>

namespace wheelwright::testing {
namespace {

std::string lower(std::string text) {
    std::ranges::transform(text, text.begin(),
                           [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
    return text;
}

Reply parseHead(std::string const& head) {
    Reply reply;
    reply.head = head;
    reply.status = static_cast<unsigned>(std::stoul(head.substr(9, 3)));
    for (auto at = head.find("\r\n") + 2; at < head.size() - 2;) {
        auto const end = head.find("\r\n", at);
        auto const colon = head.find(": ", at);
        auto& value = reply.headers[lower(head.substr(at, colon - at))];
        if (!value.empty()) value += ", ";
        value += head.substr(colon + 2, end - colon - 2);
        at = end + 2;
    }
    return reply;
}

} // namespace

std::string Reply::header(std::string const& name) const {
    auto const found = headers.find(name);
    return found == headers.end() ? "" : found->second;
}

Client::Client(std::uint16_t port) : socket_{::socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0)} {
    sockaddr_in address{};
    address.sin_family = AF_INET;
    address.sin_port = htons(port);
    address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    timeval const patience{90, 0}; // the largest picture takes half a minute on a busy machine
    setsockopt(socket_, SOL_SOCKET, SO_RCVTIMEO, &patience, sizeof patience);
    setsockopt(socket_, SOL_SOCKET, SO_SNDTIMEO, &patience, sizeof patience);
    if (connect(socket_, reinterpret_cast<sockaddr*>(&address), sizeof address) != 0) {
        close(socket_);
        throw std::runtime_error(std::string{"cannot connect: "} + std::strerror(errno));
    }
}

Client::~Client() {
    close(socket_);
}

void Client::send(std::string_view bytes) const {
    while (!bytes.empty()) {
        auto const sent = ::send(socket_, bytes.data(), bytes.size(), MSG_NOSIGNAL);
        if (sent <= 0) return; // the server has closed; its answer can still be read
        bytes.remove_prefix(static_cast<std::size_t>(sent));
    }
}

bool Client::fill() {
    char bytes[16384];
    auto const count = recv(socket_, bytes, sizeof bytes, 0);
    if (count <= 0) return false;
    received_.append(bytes, static_cast<std::size_t>(count));
    return true;
}

Reply Client::receive(bool expectBody) {
    std::size_t end = 0;
    while ((end = received_.find("\r\n\r\n")) == std::string::npos)
        if (!fill()) return {};
    auto reply = parseHead(received_.substr(0, end + 2));
    received_.erase(0, end + 4);
    if (expectBody && reply.header("transfer-encoding") == "chunked") reply.body = receiveChunks();
    if (!expectBody || !reply.has("content-length")) return reply;
    auto const length = std::stoul(reply.header("content-length"));
    while (received_.size() < length)
        if (!fill()) break;
    reply.body = received_.substr(0, length);
    received_.erase(0, length);
    return reply;
}

std::string Client::receiveChunks() {
    std::string body;
    for (;;) {
        auto const line = takeUntil("\r\n");
        if (line.empty()) return body;
        auto const size = std::stoul(line, nullptr, 16);
        body += take(size);
        take(2);
        if (size == 0) return body;
    }
}

std::string Client::takeUntil(std::string_view end) {
    auto at = received_.find(end);
    while (at == std::string::npos && fill())
        at = received_.find(end);
    return take(at == std::string::npos ? received_.size() : at + end.size());
}

std::string Client::take(std::size_t bytes) {
    while (received_.size() < bytes && fill()) {
    }
    auto taken = received_.substr(0, bytes);
    received_.erase(0, bytes);
    return taken;
}

bool Client::closedByServer() {
    char byte = 0;
    for (;;) {
        auto const count = recv(socket_, &byte, 1, 0);
        if (count == 0 || (count < 0 && errno == ECONNRESET)) return true;
        if (count < 0) return false;
    }
}

void Client::shutDown() {
    shutdown(socket_, SHUT_WR);
}

Reply ask(std::uint16_t port, std::string const& method, std::string const& path, std::string const& headers,
          std::string const& body) {
    Client client{port};
    auto const length = body.empty() ? "" : "Content-Length: " + std::to_string(body.size()) + "\r\n";
    client.send(method + " " + path + " HTTP/1.1\r\nHost: localhost:" + std::to_string(port) + "\r\n" +
                headers + length + "\r\n" + body);
    return client.receive(method != "HEAD");
}

Reply get(std::uint16_t port, std::string const& path, std::string const& headers) {
    return ask(port, "GET", path, headers);
}

Reply postJson(std::uint16_t port, std::string const& path, std::string const& body,
               std::string const& headers) {
    return ask(port, "POST", path, "Content-Type: application/json\r\n" + headers, body);
}

Reply askRaw(std::uint16_t port, std::string_view bytes) {
    Client client{port};
    client.send(bytes);
    return client.receive();
}

} // namespace wheelwright::testing
