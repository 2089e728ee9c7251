#pragma once
#include "base/recent_cache.hpp"
#include "http/made_file.hpp"
#include "media/media_store.hpp"
#include "media/signed_addresses.hpp"
#include "media/upload_store.hpp"
#include "storage/database.hpp"

namespace wheelwright::media {

// Serves a file to any client that has its signed address, from memory if it is cached.
class MediaFiles {
public:
    MediaFiles(storage::Database& database, Clock const& clock, SignedAddresses const& addresses,
               MediaStore& store, std::size_t cacheBytes)
        : database_{database}, clock_{clock}, addresses_{addresses}, store_{store}, cache_{cacheBytes} {}

    std::optional<http::Response> inMemory(MediaPart part, http::Request const& request) const;
    http::Response answer(MediaPart part, http::Request const& request);

    void forget(std::string_view id);

private:
    struct Served {
        http::MadeFile file;
        std::string lines; // headers in addition to the file's own
        Instant readAt;
        std::int64_t epoch = 0; // of the addresses that open it
        std::size_t bytes = 0;
    };
    using Cache = RecentCache<Served>;

    Cache::Entry load(Upload const& upload, MediaPart part, std::uint64_t moment);
    static http::Response answerWith(Served const& served, http::Request const& request);

    storage::Database& database_;
    Clock const& clock_;
    SignedAddresses const& addresses_;
    MediaStore& store_;
    Cache cache_;
};

} // namespace wheelwright::media
