#pragma once
#include "base/files.hpp"
#include <atomic>
#include <filesystem>
#include <memory>
#include <string>
#include <string_view>

namespace wheelwright {

// A file without a name. It is deleted when its last descriptor closes, also after kill -9.
class SpooledFile {
public:
    SpooledFile() = default;
    explicit SpooledFile(FileHandle handle) : handle_{std::move(handle)} {}

    int descriptor() const { return handle_.get(); }
    bool append(std::string_view bytes); // false when writing fails, as on a full disk
    std::size_t size() const;
    std::string read() const;                                   // the whole content
    std::string read(std::size_t from, std::size_t size) const; // throws std::system_error if it has less

private:
    FileHandle handle_;
};

// The folder in which spooled files are created.
class Spool {
public:
    explicit Spool(std::filesystem::path folder) : folder_{std::move(folder)} {}

    void make() const;
    SpooledFile open() const; // throws std::system_error when the file can't be created

private:
    std::filesystem::path folder_;
};

} // namespace wheelwright
