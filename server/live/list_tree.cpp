#include "live/list_tree.hpp"
#include "base/digest.hpp"
#include "base/encoding.hpp"
#include "live/merkle_tree.hpp"
#include <algorithm>

namespace wheelwright::live {
namespace {

using storage::Connection;
using storage::Query;

constexpr std::size_t kHexSize = 64; // of one hash

constexpr Query kFindSealed{
    "draw_list_sealed", "select root, size, sealed_at from draw_lists where spin_id = $1 and sealed_at > 0"};
constexpr Query kPutSealed{
    "draw_list_seal",
    "insert into draw_lists (spin_id, root, size, sealed_at, leaves) values ($1, $2, $3, $4, '') "
    "on conflict (spin_id) do update set root = excluded.root, size = excluded.size, "
    "sealed_at = excluded.sealed_at where draw_lists.leaves = ''"};
constexpr Query kEraseSeal{"draw_list_unseal", "delete from draw_lists where spin_id = $1 and leaves = ''"};
constexpr Query kPutDrawn{
    "draw_list_drawn",
    "insert into draw_lists (spin_id, owner_id, root, size, sealed_at, leaves) values ($1, $2, $3, $4, 0, "
    "$5) "
    "on conflict (spin_id) do update set owner_id = excluded.owner_id, leaves = excluded.leaves, "
    "sealed_at = case when draw_lists.root = excluded.root then draw_lists.sealed_at else 0 end, "
    "root = excluded.root, size = excluded.size"};
constexpr Query kFindDrawn{"draw_list_find",
                           "select leaves from draw_lists where spin_id = $1 and leaves <> ''"};

std::string saltOf(DrawEntry const& entry, std::string_view drawSalt) {
    return sha256Hex("slice\n" + std::string{drawSalt} + "\n" + entry.guid);
}

// A tile of level 0 has leaves; those above have the roots of the full tiles below them.
std::vector<std::string> tile(std::vector<std::string> const& leaves, int level, std::int64_t index) {
    auto const width = static_cast<std::size_t>(kTileWidth);
    std::vector<std::string> hashes;
    if (level == 0) {
        auto const first = std::min(leaves.size(), static_cast<std::size_t>(index) * width);
        auto const end = std::min(leaves.size(), first + width);
        hashes.assign(leaves.begin() + static_cast<std::ptrdiff_t>(first),
                      leaves.begin() + static_cast<std::ptrdiff_t>(end));
        return hashes;
    }
    for (std::int64_t below = index * kTileWidth; hashes.size() < width; ++below) {
        auto under = tile(leaves, level - 1, below);
        if (under.size() < width) break;
        hashes.push_back(rootOfFull(std::move(under)));
    }
    return hashes;
}

MerkleTree treeOf(std::vector<std::string> const& leaves) {
    return {static_cast<std::int64_t>(leaves.size()),
            [&leaves](int level, std::int64_t index) { return tile(leaves, level, index); }};
}

} // namespace

// The text comes last: nothing else on these lines has a line break, so no two entries have one leaf.
std::string listLeaf(std::string_view salt, DrawEntry const& entry) {
    return leafHash("wheelwright entry 1\n" + std::string{salt} + "\n" + entry.guid + "\n" +
                    std::to_string(entry.weight) + "\n" + entry.text + "\n");
}

ListTree::ListTree(std::vector<DrawEntry> const& entries, std::vector<std::string> const& salts,
                   std::string_view drawSalt) {
    leaves_.reserve(entries.size());
    for (std::size_t i = 0; i < entries.size(); ++i)
        leaves_.push_back(listLeaf(salts[i].empty() ? saltOf(entries[i], drawSalt) : salts[i], entries[i]));
}

ListTree::ListTree(std::string_view stored) {
    for (std::size_t at = 0; at + kHexSize <= stored.size(); at += kHexSize)
        leaves_.push_back(fromHex(stored.substr(at, kHexSize)).value_or(""));
}

std::string ListTree::root() const {
    return hexText(treeOf(leaves_).root());
}

std::vector<std::string> ListTree::path(std::int64_t index) const {
    return treeOf(leaves_).inclusionPath(index);
}

std::string ListTree::stored() const {
    std::string text;
    text.reserve(leaves_.size() * kHexSize);
    for (auto const& leaf : leaves_)
        text += hexText(leaf);
    return text;
}

boost::json::object SealedList::json() const {
    return {{"root", root}, {"count", size}};
}

std::optional<SealedList> findSealedList(Connection& connection, SpinId const& spinId) {
    auto const row = connection.run(kFindSealed, spinId).first();
    if (!row) return std::nullopt;
    return SealedList{row->get<std::string>("root"), row->get<std::int64_t>("size"),
                      row->get<std::int64_t>("sealed_at")};
}

void putSealedList(Connection& connection, SpinId const& spinId, SealedList const& list) {
    connection.run(kPutSealed, spinId, list.root, list.size, list.sealedAt);
}

void eraseSeal(Connection& connection, SpinId const& spinId) {
    connection.run(kEraseSeal, spinId);
}

void putDrawnList(Connection& connection, SpinId const& spinId, std::optional<UserId> const& ownerId,
                  ListTree const& tree) {
    connection.run(kPutDrawn, spinId, ownerId, tree.root(), tree.size(), tree.stored());
}

std::optional<ListTree> findDrawnList(Connection& connection, SpinId const& spinId) {
    auto const row = connection.run(kFindDrawn, spinId).first();
    if (!row) return std::nullopt;
    return ListTree{std::string_view{row->get<std::string>("leaves")}};
}

} // namespace wheelwright::live
