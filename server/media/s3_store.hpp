#pragma once
#include "base/web_fetch.hpp"
#include "media/media_rules.hpp"
#include "media/media_store.hpp"
#include "media/s3_signature.hpp"

namespace wheelwright::media {

// Files in a bucket of an S3-compatible store.
class S3Store final : public MediaStore {
public:
    S3Store(S3Rules rules, Clock const& clock);

    void put(std::string_view key, std::string_view bytes, std::string_view contentType) override;
    std::optional<std::string> get(std::string_view key) override;
    void erase(std::string_view key) override;
    std::optional<std::string> direct(DirectAsk const& ask) const override;
    void eachFile(std::function<void(StoredFile const&)> const& use) override;

private:
    using Query = std::vector<std::pair<std::string, std::string>>;

    S3Request requestFor(std::string method, std::string_view key, Query query = {}) const;
    WebAnswer ask(S3Request const& request, std::string_view body = {},
                  std::string_view contentType = {}) const;
    WebAnswer putOnce(std::string_view key, std::string_view bytes, std::string_view contentType) const;

    S3Rules const rules_;
    Clock const& clock_;
    S3Credentials const credentials_;
    std::string host_;
    std::string origin_; // scheme://host
    std::string prefix_; // the path before the bucket
};

} // namespace wheelwright::media
