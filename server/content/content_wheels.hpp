#pragma once
#include "base/recurring.hpp"
#include "content/content_shelf.hpp"

namespace wheelwright::content {

// The current content wheels. Changed files are read again within a second. A broken file keeps the server
// from starting; later, the server keeps the last good state and logs the error.
class ContentWheels {
public:
    explicit ContentWheels(std::filesystem::path folder,
                           std::chrono::milliseconds lookEvery = std::chrono::milliseconds{500});

    using Shelf = std::shared_ptr<ContentShelf const>;
    Shelf now() const;

private:
    using Stamps = std::vector<std::string>; // name, size and time of each file
    Stamps stamps() const;
    void follow();

    std::filesystem::path const folder_;
    mutable std::mutex guard_;
    Stamps stamps_; // of the last attempt, successful or not
    Shelf shelf_;
    Recurring follower_; // last: it uses all of the above
};

} // namespace wheelwright::content
