#include "base/spool.hpp"
#include <cerrno>
#include <cstdlib>
#include <fcntl.h>
#include <sys/stat.h>
#include <system_error>

namespace wheelwright {

bool SpooledFile::append(std::string_view bytes) {
    while (!bytes.empty()) {
        auto const count = ::write(handle_.get(), bytes.data(), bytes.size());
        if (count < 0 && errno == EINTR) continue;
        if (count <= 0) return false;
        bytes.remove_prefix(static_cast<std::size_t>(count));
    }
    return true;
}

std::size_t SpooledFile::size() const {
    struct stat about {};
    return ::fstat(handle_.get(), &about) == 0 ? static_cast<std::size_t>(about.st_size) : 0;
}

std::string SpooledFile::read() const {
    return read(0, size());
}

std::string SpooledFile::read(std::size_t from, std::size_t size) const {
    std::string bytes(size, '\0');
    std::size_t have = 0;
    while (have < bytes.size()) {
        auto const count =
            ::pread(handle_.get(), bytes.data() + have, bytes.size() - have, static_cast<off_t>(from + have));
        if (count < 0 && errno == EINTR) continue;
        if (count <= 0) throw std::system_error{errno, std::generic_category(), "a spooled file"};
        have += static_cast<std::size_t>(count);
    }
    return bytes;
}

void Spool::make() const {
    std::filesystem::create_directories(folder_);
    std::filesystem::permissions(folder_, std::filesystem::perms::owner_all);
}

SpooledFile Spool::open() const {
    auto name = (folder_ / "XXXXXX").string();
    FileHandle handle{::mkostemp(name.data(), O_CLOEXEC)};
    if (!handle) throw std::system_error{errno, std::generic_category(), "a file in " + folder_.string()};
    ::unlink(name.c_str());
    return SpooledFile{std::move(handle)};
}

} // namespace wheelwright
