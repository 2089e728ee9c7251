#pragma once
#include "storage/connection.hpp"
#include "wheels/wheel_document.hpp"
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

// Links that let other signed-in users load and save one wheel, until its owner ends them. Only the hash of a
// link's key is stored. All functions run inside the caller's transaction.
namespace wheelwright::wheels {

using LinkId = Id<struct LinkKind>;

inline constexpr std::size_t kCoEditLinksPerWheel = 20;

struct CoEditLink {
    LinkId id;
    std::int64_t createdAt = 0;
    std::optional<std::int64_t> lastSavedAt; // by anyone who used the link
};

std::vector<CoEditLink> coEditLinksOf(storage::Connection& connection, WheelId const& wheelId);
void keepCoEditLink(storage::Connection& connection, WheelId const& wheelId, LinkId const& linkId,
                    std::string_view key, std::int64_t now);
bool dropCoEditLink(storage::Connection& connection, WheelId const& wheelId, LinkId const& linkId);

bool opensWheel(storage::Connection& connection, WheelId const& wheelId, std::string_view key);
void noteCoEdit(storage::Connection& connection, std::string_view key, std::int64_t now);

} // namespace wheelwright::wheels
