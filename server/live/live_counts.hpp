#pragma once
#include "http/metrics.hpp"
#include <cstdint>

namespace wheelwright::live {

// The figures of live rooms that operators see.
class LiveCounts {
public:
    explicit LiveCounts(http::Metrics& metrics)
        : rooms_{metrics.gauge("wheelwright_live_rooms", "Live rooms in memory.")},
          viewers_{metrics.gauge("wheelwright_live_viewers", "Connections to live rooms.")},
          sent_{metrics.counter("wheelwright_live_messages_sent", "Messages sent to people in live rooms.")},
          received_{metrics.counter("wheelwright_live_messages_received",
                                    "Messages received from people in live rooms.")},
          joined_{metrics.counter("wheelwright_live_entries_joined",
                                  "People who joined the list of a live room.")} {}

    void rooms(int change) { rooms_.add(change); }
    void viewers(int change) { viewers_.add(change); }
    void sent(std::size_t many) { sent_.increment(static_cast<double>(many)); }
    void joined(std::int64_t many = 1) { joined_.increment(static_cast<double>(many)); }
    void received() { received_.increment(); }

private:
    http::Gauge rooms_;
    http::Gauge viewers_;
    http::Counter sent_;
    http::Counter received_;
    http::Counter joined_;
};

} // namespace wheelwright::live
