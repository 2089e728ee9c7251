#pragma once
#include <filesystem>
#include <fstream>
#include <stdexcept>
#include <string>
#include <unistd.h>
#include <utility>

namespace wheelwright {

// An open file or socket, closed with this object.
class FileHandle {
public:
    FileHandle() = default;
    explicit FileHandle(int descriptor) : descriptor_{descriptor} {}
    FileHandle(FileHandle&& other) noexcept : descriptor_{std::exchange(other.descriptor_, -1)} {}
    FileHandle& operator=(FileHandle&& other) noexcept {
        std::swap(descriptor_, other.descriptor_);
        return *this;
    }
    ~FileHandle() {
        if (descriptor_ >= 0) ::close(descriptor_);
    }

    int get() const { return descriptor_; }
    explicit operator bool() const { return descriptor_ >= 0; }

private:
    int descriptor_ = -1;
};

// The whole file. Throws instead of returning less.
inline std::string readFile(std::filesystem::path const& path) {
    std::ifstream file{path, std::ios::binary | std::ios::ate};
    // The exact size, as callers keep the bytes in memory, and of the open file: another may get its name.
    std::string bytes(file ? static_cast<std::size_t>(file.tellg()) : 0, '\0');
    file.seekg(0);
    if (!file.read(bytes.data(), static_cast<std::streamsize>(bytes.size())))
        throw std::runtime_error{"Cannot read " + path.string() + "."};
    return bytes;
}

} // namespace wheelwright
