#pragma once
#include "live/receipt_keys.hpp"
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace wheelwright::live {

// The size of the log of draws and the root of its tree. A person who keeps a signed head can show later that
// the log was changed.
struct TreeHead {
    std::string origin; // the name of the log
    std::int64_t size = 0;
    std::string root; // 32 bytes

    bool operator==(TreeHead const&) const = default;

    // As a signed note (c2sp.org/signed-note, c2sp.org/tlog-checkpoint), so that programs for other logs can
    // read and keep it. The key is the one that signs receipts.
    std::string signedBy(ReceiptKey const& key) const;
};

// The head in such a note, without checking the signature; nullopt for any other text.
std::optional<TreeHead> readHead(std::string_view note);

} // namespace wheelwright::live
