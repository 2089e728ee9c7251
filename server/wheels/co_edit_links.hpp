#pragma once
#include "storage/connection.hpp"
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

// Links that let other signed-in users load and save one wheel, until its owner ends them. Only the hash of a
// link's key is stored. All functions run inside the caller's transaction.
namespace wheelwright::wheels {

inline constexpr std::size_t kCoEditLinksPerWheel = 20;

struct CoEditLink {
    std::string id;
    std::int64_t createdAt = 0;
    std::optional<std::int64_t> lastSavedAt; // by anyone who used the link
};

std::vector<CoEditLink> coEditLinksOf(storage::Connection& connection, std::string_view wheelId);
void keepCoEditLink(storage::Connection& connection, std::string_view wheelId, std::string_view linkId,
                    std::string_view key, std::int64_t now);
bool dropCoEditLink(storage::Connection& connection, std::string_view wheelId, std::string_view linkId);

bool opensWheel(storage::Connection& connection, std::string_view wheelId, std::string_view key);
void noteCoEdit(storage::Connection& connection, std::string_view key, std::int64_t now);

} // namespace wheelwright::wheels
