#pragma once
#include "base/result.hpp"
#include "http/frame_reader.hpp"
#include "http/loop.hpp"
#include "http/request.hpp"
#include "http/socket_message.hpp"
#include <functional>
#include <vector>

namespace wheelwright::http {

class WebSocket;

// The handler of a WebSocket. Every function is called on the connection's own loop and must return at once.
class SocketHandler {
public:
    virtual ~SocketHandler() = default;
    virtual void opened(std::shared_ptr<WebSocket> socket) = 0;
    virtual void received(std::string_view text) = 0;
    virtual void closed() = 0;           // nothing more arrives, and nothing more can be sent
    virtual void leaving() = 0;          // the server stops: notify the client and close
    virtual SharedMessage tooSlow() = 0; // the last message to a client that reads too slowly
};

// Returns the handler of a WebSocket, or why it is refused. Called before the connection becomes a WebSocket.
using Upgrade = std::function<Result<std::shared_ptr<SocketHandler>>(Request const&)>;

inline constexpr std::size_t kLargestSocketMessage = 64 * 1024;
inline constexpr std::size_t kMostMessagesWaiting = 256;
inline constexpr std::size_t kMostBytesWaiting = 8 * 1024 * 1024;
inline constexpr int kMostFramesInWindow = 40; // from the client, in 10 seconds
inline constexpr std::chrono::seconds kPingEvery{20};
inline constexpr std::chrono::seconds kPongWithin{20};

// One client over a WebSocket. It belongs to its loop: other threads post to executor(). It holds no buffer
// while it is idle, so that thousands can be open.
class WebSocket final : public TimedConnection, public std::enable_shared_from_this<WebSocket> {
public:
    WebSocket(Loop& loop, Socket socket, std::shared_ptr<SocketHandler> handler);

    Task<void> serve(std::string arrivedEarly); // until the connection is over

    void send(SharedMessage message);
    void close(CloseCode code); // after the queued messages
    Executor executor() { return socket_.get_executor(); }

    void closeIfLate(SteadyClock::time_point now) override;
    void drain() override;
    void cut() override;

private:
    void receive();
    void take(std::string_view bytes);
    bool act(FrameReader::Event const& event);
    bool isFlood();
    void answerClose();
    void queue(SharedMessage message);
    void dropOlder(SocketMessage const& newer);
    void dismissSlow();
    void flush();
    void flushWhenWritable();

    Socket socket_;
    std::shared_ptr<SocketHandler> handler_;
    FrameReader reader_{kLargestSocketMessage};
    std::vector<SharedMessage> waiting_;
    std::size_t bytesWaiting_ = 0;
    std::size_t sent_ = 0; // bytes of the first queued message
    SteadyClock::time_point heard_;
    SteadyClock::time_point pinged_;
    SteadyClock::time_point window_; // start of the flood count
    SteadyClock::time_point closing_;
    int framesInWindow_ = 0;
    bool awaitsWritable_ = false;
    bool isClosing_ = false;
    bool peerClosed_ = false;
    bool isOver_ = false;
};

} // namespace wheelwright::http
