#pragma once
#include <filesystem>

namespace wheelwright::app {

// The folder with everything a server keeps. It is created for its user only, and locked: two servers on one
// folder would each assume that they are the only writer.
class DataFolder {
public:
    explicit DataFolder(std::filesystem::path path) : path_{std::move(path)} {}
    DataFolder(DataFolder const&) = delete;
    DataFolder& operator=(DataFolder const&) = delete;
    ~DataFolder() { unlock(); }

    void make() const;
    void lock();
    void unlock() noexcept;

private:
    std::filesystem::path path_;
    int lock_ = -1;
};

} // namespace wheelwright::app
