#pragma once
#include "accounts/profile/account_part.hpp"
#include "base/clock.hpp"
#include "base/result.hpp"
#include "http/form_receiver.hpp"
#include "media/file_checker.hpp"
#include "media/human_check.hpp"
#include "media/media_rules.hpp"
#include "media/media_store.hpp"
#include "media/upload_store.hpp"
#include "storage/database.hpp"

namespace wheelwright::media {

// A file that a form brought. It stays the form's.
struct ReceivedFile {
    std::string name;
    std::string humanToken; // for HumanCheck
    http::FormReceiver& form;
};

// Refuses a form that is broken or has no file.
Result<ReceivedFile> readReceivedFile(http::FormReceiver& form, MediaKind kind);

// Adds, finds, lists and deletes a user's files. Other users' files are "not found".
class Uploads {
public:
    Uploads(storage::Database& database, Clock const& clock, MediaRules const& rules, MediaStore& store,
            FileChecker& checker, HumanCheck& humanCheck)
        : database_{database},
          clock_{clock},
          rules_{rules},
          store_{store},
          checker_{checker},
          humanCheck_{humanCheck} {}

    Result<Upload> add(Uploader const& uploader, MediaKind kind, ReceivedFile const& given);
    Result<Upload> find(UserId const& userId, MediaKind kind, UploadId const& id);
    Result<void> erase(UserId const& userId, MediaKind kind, UploadId const& id);

    struct Listed {
        Upload upload;
        bool expiryMismatch = false; // its expiry differs from that of its owner's current tier
    };
    std::vector<Listed> list(UserId const& userId, MediaKind kind);

private:
    Result<void> checkQuota(storage::Connection& connection, UserId const& userId, std::int64_t more) const;
    Result<void> keep(Upload const& upload, CheckedFile const& file);
    void takeBack(Upload const& upload) noexcept;
    Result<Allowance> allowanceOf(storage::Connection& connection, UserId const& userId) const;

    storage::Database& database_;
    Clock const& clock_;
    MediaRules const& rules_;
    MediaStore& store_;
    FileChecker& checker_;
    HumanCheck& humanCheck_;
};

// When an upload with this allowance expires; nullopt: never.
std::optional<Instant> expiryFor(Allowance const& allowance, Instant uploadedAt);

// A user's uploads: exported with addresses to fetch them from, and deleted with the account.
class MediaOfAccount final : public accounts::AccountPart {
public:
    explicit MediaOfAccount(Clock const& clock) : clock_{clock} {}

    std::string_view name() const override { return "media"; }
    boost::json::value exported(storage::Connection& connection, UserId const& userId) const override;
    void erase(storage::Connection& connection, UserId const& userId) const override;

private:
    Clock const& clock_;
};

} // namespace wheelwright::media
