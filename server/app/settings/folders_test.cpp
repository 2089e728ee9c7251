#include "app/settings/folders.hpp"
#include "testing/temp_folder.hpp"
#include <gtest/gtest.h>

namespace wheelwright::app {
namespace {

namespace fs = std::filesystem;

TEST(InstalledLayout, TheContainerHasItsPartsBesideTheProgramsFolder) {
    testing::TempFolder const folder;
    auto const& prefix = folder.path();
    fs::create_directories(prefix / "content");
    auto const layout = layoutAround(prefix / "bin" / "wheelwright");
    EXPECT_EQ(layout.web, prefix / "web");
    EXPECT_EQ(layout.content, prefix / "content");
    EXPECT_EQ(layout.mediaWorker, prefix / "bin" / "wheelwright-media");
}

TEST(InstalledLayout, AWorkingCopyHasItsContentOneFolderAbove) {
    testing::TempFolder const folder;
    auto const build = folder.path() / "build";
    auto const layout = layoutAround(build / "bin" / "wheelwright");
    EXPECT_EQ(layout.web, build / "web");
    EXPECT_EQ(layout.content, folder.path() / "content");
    EXPECT_EQ(layout.mediaWorker, build / "bin" / "wheelwright-media");
}

TEST(InstalledLayout, ThePackageHasItsPartsInShareAndLibexec) {
    testing::TempFolder const folder;
    auto const& prefix = folder.path();
    fs::create_directories(prefix / "share" / "wheelwright");
    auto const layout = layoutAround(prefix / "bin" / "wheelwright");
    EXPECT_EQ(layout.web, prefix / "share" / "wheelwright" / "web");
    EXPECT_EQ(layout.content, prefix / "share" / "wheelwright" / "content");
    EXPECT_EQ(layout.mediaWorker, prefix / "libexec" / "wheelwright" / "wheelwright-media");
}

} // namespace

} // namespace wheelwright::app
