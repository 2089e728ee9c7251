#include "testing/temp_folder.hpp"
#include <cstdlib>
#include <fstream>
#include <iterator>
#include <stdexcept>

namespace wheelwright::testing {

namespace fs = std::filesystem;

TempFolder::TempFolder() {
    auto name = (fs::temp_directory_path() / "wheelwright-XXXXXX").string();
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

} // namespace wheelwright::testing
