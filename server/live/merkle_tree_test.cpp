#include "base/encoding.hpp"
#include "live/merkle_tree.hpp"
#include "testing/log_proofs.hpp"
#include <gmock/gmock.h>

namespace wheelwright::live {
namespace {

// A log in memory, with its levels of tiles.
struct KeptLog {
    void add(std::string_view leaf) {
        std::string hash = leafHash(leaf);
        for (std::size_t level = 0;; ++level) {
            if (levels.size() == level) levels.emplace_back();
            levels[level].push_back(hash);
            if (levels[level].size() % kTileWidth != 0) return;
            hash = rootOfFull({levels[level].end() - kTileWidth, levels[level].end()});
        }
    }
    MerkleTree tree(std::int64_t size) const {
        return {size, [this](int level, std::int64_t index) {
                    auto const& hashes = levels.at(static_cast<std::size_t>(level));
                    auto const begin = hashes.begin() + index * kTileWidth;
                    return std::vector(begin, begin + std::min(kTileWidth, hashes.end() - begin));
                }};
    }
    std::vector<std::vector<std::string>> levels;
};

std::vector<std::string> inHex(std::vector<std::string> const& hashes) {
    std::vector<std::string> texts;
    for (auto const& hash : hashes)
        texts.push_back(hexText(hash));
    return texts;
}

} // namespace

// The leaves and hashes with which the logs of Certificate Transparency are tested.
TEST(MerkleTreeTest, HashesAreThoseOfCertificateTransparency) {
    KeptLog log;
    for (auto const* const leaf :
         {"", "00", "10", "2021", "3031", "40414243", "5051525354555657", "606162636465666768696a6b6c6d6e6f"})
        log.add(*fromHex(leaf));
    EXPECT_EQ(hexText(log.tree(0).root()),
              "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855");
    EXPECT_EQ(hexText(log.tree(1).root()),
              "6e340b9cffb37a989ca544e6bb780a2c78901d3fb33738768511a30617afa01d");
    EXPECT_EQ(hexText(log.tree(8).root()),
              "5dc9da79a70659a9ad559cb701ded9a2ab9d823aad2f4960cfe370eff4604328");
    EXPECT_THAT(inHex(log.tree(8).inclusionPath(0)),
                ::testing::ElementsAre("96a296d224f285c67bee93c30f8a309157f0daa35dc5b87e410b78630a09cfc7",
                                       "5f083f0a1a33ca076a95279832580db3e0ef4584bdff1f54c8a360f50de3031e",
                                       "6b47aaf29ee3c2af9af889bc1fb9254dabd31177f16232dd6aab035ca39bf6e4"));
}

TEST(MerkleTreeTest, EveryProofHolds) {
    KeptLog log;
    for (int leaf = 0; leaf < 70'000; ++leaf)
        log.add(std::to_string(leaf));
    for (std::int64_t const size :
         {1, 2, 3, 7, 8, 255, 256, 257, 511, 1000, 65'535, 65'536, 65'537, 70'000}) {
        auto tree = log.tree(size);
        auto const root = tree.root();
        for (std::int64_t index = 0; index < size; index += 1 + size / 50)
            EXPECT_EQ(
                testing::rootFrom(leafHash(std::to_string(index)), index, size, tree.inclusionPath(index)),
                root)
                << index << " of " << size;
        for (std::int64_t from = 1; from <= size; from += 1 + size / 50)
            EXPECT_TRUE(
                testing::isConsistent(from, log.tree(from).root(), size, root, tree.consistencyPath(from)))
                << from << " to " << size;
    }
}

} // namespace wheelwright::live
