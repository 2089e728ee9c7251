#pragma once
#include "accounts/mail/mail_message.hpp"
#include "base/id.hpp"
#include "storage/connection.hpp"
#include <optional>
#include <span>
#include <vector>

// Mails that nobody asked for: a few sentences with one link below them.
namespace wheelwright::accounts {

// In one language. Places such as {site} stand in the text.
struct NoticeTexts {
    std::string_view language;
    std::string_view subject;
    std::string_view text;
};

struct NoticeValue {
    std::string_view place; // with its braces
    std::string value;
};

struct Notice {
    UserId userId;
    std::span<NoticeTexts const> texts; // English first; they outlive the notice
    std::vector<NoticeValue> values;
    std::string path; // of the link
};

struct NoticeReader {
    std::string email;
    std::string language;
};

// Nullopt for a user without a confirmed address, and for one who may no longer sign in.
std::optional<NoticeReader> noticeReader(storage::Connection& connection, UserId const& userId);

// {site} is the public address; English for an unknown language.
Mail noticeMail(std::string_view from, NoticeReader const& reader, std::string_view publicAddress,
                Notice const& notice);

} // namespace wheelwright::accounts
