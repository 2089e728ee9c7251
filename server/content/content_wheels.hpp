#pragma once
#include "base/recurring.hpp"
#include "content/content_shelf.hpp"

namespace wheelwright::content {

// The content wheels as they are now: files that editors change are read again within a second. A
// broken file keeps the server from starting; later on, the last good state stays and the log says why.
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
    Stamps stamps_; // of the last try, good or not
    Shelf shelf_;
    Recurring follower_; // last: it uses all of the above
};

} // namespace wheelwright::content
