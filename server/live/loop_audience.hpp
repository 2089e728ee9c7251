#pragma once
#include "http/web_socket.hpp"
#include "live/audience.hpp"
#include "live/live_counts.hpp"
#include <map>
#include <mutex>
#include <unordered_map>

namespace wheelwright::live {

// The connections of a room to this process, grouped by loop. A message to all is posted to each loop once,
// and each loop sends it to its own connections.
class LoopAudience final : public Audience {
public:
    explicit LoopAudience(LiveCounts counts) : counts_{counts} {}

    void seat(Seat seat, std::shared_ptr<http::WebSocket> socket);
    void leave(Seat seat);

    void admit(Seat seat, std::vector<http::SharedMessage> first) override;
    void toAll(http::SharedMessage message) override;
    void toOne(Seat seat, http::SharedMessage message) override;
    void dismiss(Seat seat, http::SharedMessage last, http::CloseCode code) override;
    void dismissAll(http::SharedMessage last, http::CloseCode code) override;

private:
    using Sockets = std::vector<std::shared_ptr<http::WebSocket>>;
    struct LoopPart {
        http::Executor loop;
        std::shared_ptr<Sockets> admitted = std::make_shared<Sockets>(); // used on that loop only
    };
    struct Taken {
        std::shared_ptr<http::WebSocket> socket;
        std::shared_ptr<Sockets> admitted;
    };
    std::shared_ptr<http::WebSocket> find(Seat seat); // null: the seat has left
    template <class Work> void onEachLoop(Work work);

    LiveCounts counts_;
    std::mutex guard_;
    std::map<http::asio::execution_context const*, LoopPart> loops_;
    std::unordered_map<Seat, Taken> seats_;
};

} // namespace wheelwright::live
