#include "media/folder_store.hpp"
#include "testing/temp_folder.hpp"
#include <csignal>
#include <gmock/gmock.h>
#include <sys/resource.h>

namespace wheelwright::media {
namespace {

struct FolderStoreTest : ::testing::Test {
    std::vector<std::string> keys() {
        std::vector<std::string> found;
        store.eachFile([&](StoredFile const& file) { found.push_back(file.key); });
        return found;
    }
    testing::TempFolder folder;
    FolderStore store{folder.path() / "files"};
};

TEST_F(FolderStoreTest, AFullDiskLeavesNothingBehind) {
    store.put("aa-whole", "whole", "image/png");
    auto const before = std::signal(SIGXFSZ, SIG_IGN);
    rlimit old{};
    getrlimit(RLIMIT_FSIZE, &old);
    rlimit const small{4096, old.rlim_max};
    setrlimit(RLIMIT_FSIZE, &small);
    bool isFull = false;
    try {
        store.put("aa-large", std::string(100'000, 'x'), "image/png");
    } catch (StoreTrouble const& trouble) {
        isFull = trouble.isFull;
    }
    setrlimit(RLIMIT_FSIZE, &old);
    std::signal(SIGXFSZ, before);
    EXPECT_TRUE(isFull);
    EXPECT_EQ(store.get("aa-large"), std::nullopt);
    EXPECT_THAT(keys(), ::testing::ElementsAre("aa-whole"));
}

TEST_F(FolderStoreTest, AFolderThatCannotBeUsedIsTrouble) {
    folder.write("files/bb", "a file where a folder should be");
    EXPECT_THROW(store.put("bb-1", "x", "image/png"), StoreTrouble);
    EXPECT_THROW(store.get("bb-1"), StoreTrouble);
    std::filesystem::remove_all(folder.path() / "files");
    EXPECT_THROW(store.eachFile([](StoredFile const&) {}), StoreTrouble);
}

} // namespace
} // namespace wheelwright::media
