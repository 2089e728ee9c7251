#pragma once
#include "base/file_handle.hpp"
#include <atomic>
#include <filesystem>
#include <memory>
#include <string>
#include <string_view>

namespace wheelwright {

// A file without a name: it is gone once nobody has it open, also after kill -9.
class SpooledFile {
public:
    SpooledFile() = default;
    explicit SpooledFile(FileHandle handle) : handle_{std::move(handle)} {}

    int descriptor() const { return handle_.get(); }
    bool append(std::string_view bytes); // false when the disk does not take it
    std::size_t size() const;
    std::string read() const; // from its beginning

private:
    FileHandle handle_;
};

// The folder such files are in.
class Spool {
public:
    explicit Spool(std::filesystem::path folder) : folder_{std::move(folder)} {}

    void make() const;
    SpooledFile open() const; // throws std::system_error when the disk does not take it

private:
    std::filesystem::path folder_;
};

} // namespace wheelwright
