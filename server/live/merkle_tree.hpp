#pragma once
#include <cstdint>
#include <functional>
#include <map>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace wheelwright::live {

// A hash is 32 bytes. Leaves and inner nodes are hashed with different first bytes (RFC 9162, 2.1.1), so that
// an inner node can't be passed off as a leaf.
std::string leafHash(std::string_view leaf);
std::string nodeHash(std::string_view left, std::string_view right);

inline constexpr std::int64_t kTileWidth = 256;

// A Merkle tree over the first `size` leaves of a log, as in RFC 9162. It reads stored hashes in tiles: tile
// `index` of level 0 holds the hashes of the leaves from 256 * index on, and tile `index` of level n + 1
// holds the roots of the full tiles of level n from 256 * index on. So a proof in a tree of a million leaves
// reads a handful of tiles.
class MerkleTree {
public:
    // The hashes of a tile. The last tile of a level may be shorter than kTileWidth.
    using ReadTile = std::function<std::vector<std::string>(int level, std::int64_t index)>;

    MerkleTree(std::int64_t size, ReadTile read) : size_{size}, read_{std::move(read)} {}

    std::int64_t size() const { return size_; }
    std::string root(); // of no leaves: the hash of nothing

    std::vector<std::string> inclusionPath(std::int64_t index);  // of a leaf: index < size()
    std::vector<std::string> consistencyPath(std::int64_t from); // from a smaller tree: 0 < from <= size()

private:
    struct Range {
        std::int64_t begin;
        std::int64_t end;
        std::int64_t length() const { return end - begin; }
        std::int64_t split() const; // where its left subtree ends
    };
    std::string rootOf(Range range);
    std::string const& node(int level, std::int64_t position);
    void addInclusion(Range range, std::int64_t index, std::vector<std::string>& path);
    void addConsistency(Range range, std::int64_t from, bool isWhole, std::vector<std::string>& path);

    std::int64_t const size_;
    ReadTile const read_;
    std::map<std::pair<int, std::int64_t>, std::vector<std::string>> tiles_; // those read so far
};

// The root of hashes that fill a subtree: their number is a power of two.
std::string rootOfFull(std::vector<std::string> hashes);

} // namespace wheelwright::live
