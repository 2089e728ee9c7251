#pragma once
#include "accounts/profile/user_store.hpp"
#include "media/folder_store.hpp"
#include "media/media.hpp"
#include "storage/installation.hpp"
#include "testing/media_samples.hpp"
#include "testing/migrated_test.hpp"
#include "testing/places.hpp"
#include "testing/temp_folder.hpp"
#include "testing/turned_clock.hpp"
#include "testing/upload.hpp"

namespace wheelwright::media {

// The media module on its own database, with a user, a test clock and a folder for the files. The upkeep only
// runs when the test calls it.
struct MediaScene : storage::MigratedTest {
    void SetUp() override {
        MigratedTest::SetUp();
        if (HasFatalFailure()) return;
        database.emplace(open({.poolSize = 8}));
        ada = newUser("ada");
        spool.make();
        // Created before a test starts threads: two threads that create the same object would race, and one
        // would use a destroyed object.
        store_ = std::make_unique<FolderStore>(folder.path() / "files");
        humanCheck_.emplace(HumanCheckRules{}, *database, clock);
    }

    UserId newUser(std::string const& name) {
        return database->write([&](storage::Connection& connection) {
            return accounts::userBehind(connection,
                                        {"email", "email", name, name + "@example.org", true, name, {}}, 0,
                                        clock.now())
                .id;
        });
    }

    static MediaRules rulesOf(std::filesystem::path const& folder) {
        MediaRules rules;
        rules.folder = folder;
        rules.checker.worker =
            std::filesystem::path{testing::wheelwrightProgram()}.parent_path() / "wheelwright-media";
        rules.checker.workers = 2;
        rules.mostImageBytes = rules.mostSoundBytes = 2'097'152;
        rules.free = {10, 30};
        rules.pro = {100, 0};
        rules.premium = rules.pro;
        return rules;
    }

    Uploads uploads() { return {*database, clock, rules, store(), checker, *humanCheck_}; }
    MediaUpkeep upkeep() { return {*database, clock, rules, store(), owner(), files(), counts}; }

    Result<Upload> add(UserId const& userId, std::string const& bytes = testing::pngPicture({32, 32})) {
        http::FormReceiver form{testing::kFormType, {&spool, rules.mostImageBytes, {}}};
        form.receive(testing::uploadForm(bytes, "a.png"));
        auto const file = readReceivedFile(form, MediaKind::Image);
        if (!file) return file.error();
        return uploads().add({userId, "127.0.0.1", "127.0.0.1"}, MediaKind::Image, *file);
    }

    MediaStore& store() { return *store_; }
    StoreOwner& owner() {
        if (!owner_) owner_.emplace(store(), database->read(storage::installationId));
        return *owner_;
    }
    MediaFiles& files() {
        if (!files_) files_.emplace(*database, clock, addresses, store(), 1 << 20);
        return *files_;
    }

    std::size_t filesStored() {
        std::size_t count = 0;
        store().eachFile([&](StoredFile const& file) { count += file.key != StoreOwner::kMarkerKey; });
        return count;
    }
    static std::string orphanKey(int number) {
        return "00000000-0000-4000-8000-0000000000" + std::to_string(10 + number);
    }
    void addOrphans(int count) {
        for (int number = 0; number < count; ++number)
            store().put(orphanKey(number), "nobody's", "image/png");
    }
    void turnToFilesTime() { clock.turn(SystemClock{}.now() - clock.now()); } // files have the machine's time
    std::vector<std::string> marked() {
        return database->read(
            [](storage::Connection& connection) { return uploadsToErase(connection, Instant::max()); });
    }

    testing::TurnedClock clock;
    testing::TempFolder folder;
    MediaRules rules = rulesOf(folder.path());
    Spool spool{folder.path() / "arriving"};
    http::Metrics metrics;
    MediaCounts counts{metrics};
    FileChecker checker{rules.checker, spool, counts};
    SignedAddresses addresses{"secret", clock};
    std::optional<storage::Database> database;
    UserId ada;

protected:
    std::unique_ptr<MediaStore> store_;

private:
    std::optional<HumanCheck> humanCheck_;
    std::optional<StoreOwner> owner_;
    std::optional<MediaFiles> files_;
};

} // namespace wheelwright::media
