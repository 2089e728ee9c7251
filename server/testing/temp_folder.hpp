#pragma once
#include <filesystem>
#include <string>

namespace wheelwright::testing {

// A private folder that is deleted with this object.
class TempFolder {
public:
    TempFolder();
    TempFolder(TempFolder const&) = delete;
    TempFolder& operator=(TempFolder const&) = delete;
    ~TempFolder();

    std::filesystem::path const& path() const { return path_; }
    void write(std::string const& name, std::string const& content) const;
    std::string read(std::string const& name) const;

private:
    std::filesystem::path path_;
};

// For a forked child, before exec: redirects this descriptor to a new file.
void redirect(int descriptor, std::filesystem::path const& file);

} // namespace wheelwright::testing
