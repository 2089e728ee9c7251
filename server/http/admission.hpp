#pragma once
#include "base/result.hpp"
#include "base/text_hash.hpp"
#include "http/metrics.hpp"
#include <atomic>
#include <mutex>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace wheelwright::http {

struct AdmissionRules {
    std::size_t connections = 10'000;
    std::size_t connectionsPerSource = 2'000;
    std::size_t bodyBytes = 512 * 1024 * 1024;
    std::size_t bodyBytesPerSource = 64 * 1024 * 1024;
};

// Why a client was turned away before its request was read.
enum class Refused {
    Connections,
    SourceConnections,
    Evicted,
    Session,
    TooLarge,
    Rate,
    Busy,
    BodyBytes,
    SourceBodyBytes
};

// What clients may hold of this server before their requests are complete: connections and bytes of bodies,
// in sum and per source. A limit per request alone is no limit: 10,000 requests may be under way.
class Admission {
public:
    // Bytes a body may occupy; given back when this is destroyed.
    class BodyGrant {
    public:
        BodyGrant() = default;
        BodyGrant(BodyGrant&& other) noexcept;
        BodyGrant& operator=(BodyGrant&& other) noexcept;
        ~BodyGrant() { release(); }

        void release();

    private:
        friend class Admission;
        Admission* admission_ = nullptr;
        std::string source_;
        std::size_t bytes_ = 0;
    };

    Admission(AdmissionRules rules, Metrics& metrics, Gauge open);

    // Counts a connection, or says why there is no room. Proxies have no share: many sources are behind them.
    // `madeRoom` is for the one that takes the place of an evicted connection.
    std::optional<Refused> enter(std::string_view source, bool isProxy, bool madeRoom = false);
    void leave(std::string_view source);
    std::size_t connections() const { return connections_.load(); }
    std::string largestSource() const;

    // Raises a grant to `bytes`. `source` is the user's id where the caller is known.
    std::optional<Refused> grant(BodyGrant& grant, std::string_view source, std::size_t bytes);

    // Half of the body bytes are taken: slow bodies have to make room.
    bool isShortOfBytes() const { return bytes_.load() > rules_.bodyBytes / 2; }

    void count(Refused reason) { refused_[static_cast<std::size_t>(reason)].increment(); }

private:
    struct Held {
        std::size_t connections = 0;
        std::size_t bytes = 0;
    };
    void forgetIfIdle(std::string_view source);
    void giveBack(std::string_view source, std::size_t bytes);

    AdmissionRules rules_;
    std::vector<Counter> refused_;
    Gauge openGauge_;
    mutable std::mutex guard_;
    TextMap<Held> sources_; // under the lock
    std::atomic<std::size_t> connections_ = 0;
    std::atomic<std::size_t> bytes_ = 0;
};

} // namespace wheelwright::http
