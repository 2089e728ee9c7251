#include "app/commands/diagnosis.hpp"
#include "media/store_owner.hpp"
#include "testing/media_scene.hpp"
#include <gmock/gmock.h>

namespace wheelwright::app {
namespace {

using ::testing::HasSubstr;
using ::testing::Not;

// A folder in which something happens after it was listed, and that counts the erasures.
struct ObservedStore final : media::MediaStore {
    explicit ObservedStore(std::filesystem::path const& folder) : files{folder} {}
    void put(std::string_view key, std::string_view bytes, std::string_view contentType) override {
        files.put(key, bytes, contentType);
    }
    std::optional<std::string> get(std::string_view key) override { return files.get(key); }
    void erase(std::string_view key) override {
        erased.emplace_back(key);
        files.erase(key);
    }
    void eachFile(std::function<void(media::StoredFile const&)> const& use) override {
        files.eachFile(use);
        std::exchange(afterListing, [] {})();
    }
    media::FolderStore files;
    std::function<void()> afterListing = [] {};
    std::vector<std::string> erased;
};

struct DiagnosisTest : media::MediaScene {
    void SetUp() override {
        MediaScene::SetUp();
        if (HasFatalFailure()) return;
        auto observed = std::make_unique<ObservedStore>(folder.path() / "observed");
        inner = observed.get();
        store_ = std::move(observed);
    }
    std::string found() { return textOf(storeFindings(store(), *database, rules)); }

    ObservedStore* inner = nullptr;
};
INSTANTIATE_TEST_SUITE_P(EveryEngine, DiagnosisTest, storage::everyEngine(), storage::engineName);

TEST_P(DiagnosisTest, AnUploadThatCameMeanwhileHasNotLostItsFile) {
    inner->afterListing = [&] { add(ada).value(); };
    EXPECT_THAT(found(), HasSubstr("The files of 1 upload are there."));
    inner->files.erase(uploads().list(ada, media::MediaKind::Image).front().upload.id);
    EXPECT_THAT(found(), HasSubstr("1 of 1 upload have lost their file."));
}

TEST_P(DiagnosisTest, NothingIsErasedInTheStoreOfAnotherInstallation) {
    media::StoreOwner{store(), "another"}.claim();
    EXPECT_THAT(found(), HasSubstr("belongs to another installation"));
    EXPECT_TRUE(inner->erased.empty());
    owner().claim();
    EXPECT_THAT(found(), Not(HasSubstr("WRONG")));
    EXPECT_EQ(inner->erased, std::vector{std::string{media::StoreOwner::kProbeKey}});
}

} // namespace
} // namespace wheelwright::app
