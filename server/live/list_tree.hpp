#pragma once
#include "live/draw_entries.hpp"
#include "storage/connection.hpp"
#include <optional>

// The list of a draw as a Merkle tree. One root stands for all entries; a person can prove that they were on
// the list, and their weight, without revealing anyone else.
namespace wheelwright::live {

// 32 bytes, of an entry with its own salt.
std::string listLeaf(std::string_view salt, DrawEntry const& entry);

class ListTree {
public:
    // `salts` has one for each entry: a person's own, or empty for a choice of the host, whose salt is
    // derived from the draw's.
    ListTree(std::vector<DrawEntry> const& entries, std::vector<std::string> const& salts,
             std::string_view drawSalt);
    explicit ListTree(std::string_view stored); // what stored() returned

    std::string root() const; // hexadecimal digits
    std::vector<std::string> path(std::int64_t index) const;
    std::string const& leaf(std::int64_t index) const { return leaves_.at(static_cast<std::size_t>(index)); }
    std::int64_t size() const { return static_cast<std::int64_t>(leaves_.size()); }
    std::string stored() const;

private:
    std::vector<std::string> leaves_;
};

// The list that a draw will be made from, as it was when the door was closed.
struct SealedList {
    std::string root;
    std::int64_t size = 0;
    std::int64_t sealedAt = 0; // 0: it never was

    bool operator==(SealedList const&) const = default;
    boost::json::object json() const; // {root, count}
};

// Each inside the caller's transaction.
std::optional<SealedList> findSealedList(storage::Connection& connection, SpinId const& spinId);
void putSealedList(storage::Connection& connection, SpinId const& spinId, SealedList const& list);
void eraseSeal(storage::Connection& connection, SpinId const& spinId); // of a draw that isn't made
void putDrawnList(storage::Connection& connection, SpinId const& spinId, std::optional<UserId> const& ownerId,
                  ListTree const& tree);
std::optional<ListTree> findDrawnList(storage::Connection& connection, SpinId const& spinId);

} // namespace wheelwright::live
