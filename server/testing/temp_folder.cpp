#include "testing/temp_folder.hpp"
#include <cstdlib>
#include <fcntl.h>
#include <fstream>
#include <iterator>
#include <stdexcept>
#include <unistd.h>

namespace wheelwright::testing {

namespace fs = std::filesystem;

namespace {

// In memory if the machine has space for it: on a disk the tests mostly wait for SQLite's fsync. TMPDIR
// overrides it.
fs::path root() {
    constexpr std::uintmax_t enough = 1 << 30;
    fs::path const memory = "/dev/shm";
    std::error_code missing;
    if (std::getenv("TMPDIR") == nullptr && fs::space(memory, missing).available >= enough && !missing)
        return memory;
    return fs::temp_directory_path();
}

} // namespace

TempFolder::TempFolder() {
    static auto const parent = root();
    auto name = (parent / "wheelwright-XXXXXX").string();
    if (mkdtemp(name.data()) == nullptr) throw std::runtime_error("mkdtemp failed");
    path_ = name;
}

TempFolder::~TempFolder() {
    std::error_code ignored;
    fs::remove_all(path_, ignored);
}

void TempFolder::write(std::string const& name, std::string const& content) const {
    fs::create_directories((path_ / name).parent_path());
    std::ofstream{path_ / name, std::ios::binary} << content;
}

std::string TempFolder::read(std::string const& name) const {
    std::ifstream file{path_ / name, std::ios::binary};
    return {std::istreambuf_iterator<char>{file}, {}};
}

void redirect(int descriptor, fs::path const& file) {
    dup2(open(file.c_str(), O_CREAT | O_TRUNC | O_WRONLY | O_CLOEXEC, 0600), descriptor);
}

} // namespace wheelwright::testing
