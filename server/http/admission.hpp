#pragma once
#include "base/result.hpp"
#include "base/text.hpp"
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

// Why a connection or a request was refused before the body was read.
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

// Limits what clients hold before their requests are complete: connections and bytes of bodies, in total and
// per source. A limit per request isn't enough: 10,000 requests may be under way.
class Admission {
public:
    // Bytes that a body may occupy, returned when this is destroyed.
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

    // Counts a connection, or returns why it is refused. Proxies have no limit per source, because many
    // sources are behind them. `madeRoom`: the connection takes the place of an evicted one.
    std::optional<Refused> enter(std::string_view source, bool isProxy, bool madeRoom = false);
    void leave(std::string_view source);
    std::size_t connections() const { return connections_.load(); }
    std::string largestSource() const;

    // Raises a grant to `bytes`. `source` is the user's id if the caller is known.
    std::optional<Refused> grant(BodyGrant& grant, std::string_view source, std::size_t bytes);

    // True when half of the body bytes are in use: then slow bodies are closed earlier.
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
    TextMap<Held> sources_; // guarded by guard_
    std::atomic<std::size_t> connections_ = 0;
    std::atomic<std::size_t> bytes_ = 0;
};

} // namespace wheelwright::http
