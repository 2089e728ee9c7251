#include "live/merkle_tree.hpp"
#include "base/digest.hpp"
#include <bit>
#include <stdexcept>

namespace wheelwright::live {
namespace {

constexpr int kTileHeight = 8; // 2^8 is kTileWidth

} // namespace

std::string leafHash(std::string_view leaf) {
    return sha256(std::string(1, '\0').append(leaf));
}

std::string nodeHash(std::string_view left, std::string_view right) {
    return sha256(std::string(1, '\1').append(left).append(right));
}

std::string rootOfFull(std::vector<std::string> hashes) {
    for (auto count = hashes.size(); count > 1; count /= 2)
        for (std::size_t i = 0; i < count / 2; ++i)
            hashes[i] = nodeHash(hashes[2 * i], hashes[2 * i + 1]);
    return hashes.at(0);
}

// The left subtree is the largest full one that leaves something for the right.
std::int64_t MerkleTree::Range::split() const {
    return begin + static_cast<std::int64_t>(std::bit_floor(static_cast<std::uint64_t>(length() - 1)));
}

std::string MerkleTree::root() {
    return size_ == 0 ? sha256("") : rootOf({0, size_});
}

std::string const& MerkleTree::node(int level, std::int64_t position) {
    auto const [tile, isNew] = tiles_.try_emplace({level, position / kTileWidth});
    if (isNew) tile->second = read_(level, position / kTileWidth);
    auto const place = static_cast<std::size_t>(position % kTileWidth);
    if (place >= tile->second.size()) throw std::logic_error{"the log of draws lacks a hash"};
    return tile->second[place];
}

std::string MerkleTree::rootOf(Range range) {
    auto const length = static_cast<std::uint64_t>(range.length());
    if (!std::has_single_bit(length)) {
        auto const middle = range.split();
        return nodeHash(rootOf({range.begin, middle}), rootOf({middle, range.end}));
    }
    // A full subtree: the hashes that it is made from are in one tile.
    auto const height = std::bit_width(length) - 1;
    auto const level = height / kTileHeight;
    auto const first = range.begin >> (level * kTileHeight);
    std::vector<std::string> hashes;
    for (std::int64_t i = 0; i < std::int64_t{1} << (height % kTileHeight); ++i)
        hashes.push_back(node(level, first + i));
    return rootOfFull(std::move(hashes));
}

std::vector<std::string> MerkleTree::inclusionPath(std::int64_t index) {
    std::vector<std::string> path;
    addInclusion({0, size_}, index, path);
    return path;
}

void MerkleTree::addInclusion(Range range, std::int64_t index, std::vector<std::string>& path) {
    if (range.length() == 1) return;
    auto const middle = range.split();
    Range const left{range.begin, middle};
    Range const right{middle, range.end};
    addInclusion(index < middle ? left : right, index, path);
    path.push_back(rootOf(index < middle ? right : left));
}

std::vector<std::string> MerkleTree::consistencyPath(std::int64_t from) {
    std::vector<std::string> path;
    addConsistency({0, size_}, from, true, path);
    return path;
}

// `isWhole`: the old tree is exactly this range, so the verifier already knows its root.
void MerkleTree::addConsistency(Range range, std::int64_t from, bool isWhole,
                                std::vector<std::string>& path) {
    if (from == range.end) {
        if (!isWhole) path.push_back(rootOf(range));
        return;
    }
    auto const middle = range.split();
    if (from <= middle) {
        addConsistency({range.begin, middle}, from, isWhole, path);
        path.push_back(rootOf({middle, range.end}));
    } else {
        addConsistency({middle, range.end}, from, false, path);
        path.push_back(rootOf({range.begin, middle}));
    }
}

} // namespace wheelwright::live
