#pragma once
#include "accounts/profile/user.hpp"
#include "ledger/ledger.hpp"
#include "media/decoding_budget.hpp"
#include <cstdlib>
#include <filesystem>
#include <string>
#include <string_view>

namespace wheelwright::media {

enum class MediaKind { Image, Sound };

inline std::string_view nameOf(MediaKind kind) {
    switch (kind) {
        case MediaKind::Image: return "image";
        case MediaKind::Sound: return "sound";
    }
    std::abort(); // a new kind fails the build above
}

// How many uploads an account of one tier may keep, and for how long.
struct Allowance {
    std::int64_t mostUploads = 0;
    int days = 0; // how long an upload stays; 0: for ever
};

struct HumanCheckRules {
    std::string siteKey; // if this and the secret are empty, there is no check
    std::string secret;
    std::string scriptUrl;
    std::string verifyUrl;

    bool isOn() const { return !secret.empty(); }
};

// An S3-compatible store; without an address the folder is used.
struct S3Rules {
    std::string url;
    std::string bucket;
    std::string region;
    std::string keyId;
    std::string secret;
    bool isDirect = false; // clients fetch files from the store, with presigned addresses
};

struct CheckerRules {
    std::filesystem::path worker;               // the program that looks through files
    int workers = 1;                            // of its processes at once
    bool mayBeUnconfined = false;               // also where the kernel doesn't confine them
    DecodingLimits limits;                      // of what files cost
    std::chrono::milliseconds patience{70'000}; // with a process that doesn't answer; it ends itself before
};

struct MediaRules {
    std::filesystem::path folder; // inside the data folder
    CheckerRules checker;
    std::size_t cacheBytes = 64 * 1024 * 1024; // of files kept in memory
    std::size_t mostImageBytes = 0;
    std::size_t mostSoundBytes = 0;
    ledger::Ledger ledger;
    // Paid tiers keep their uploads, and the quota of bytes bounds them; a library of more can't be looked
    // through.
    Allowance free;
    Allowance pro{.mostUploads = 2000};
    Allowance premium{.mostUploads = 10'000};
    HumanCheckRules humanCheck;
    S3Rules s3;

    std::size_t mostBytes(MediaKind kind) const {
        return kind == MediaKind::Image ? mostImageBytes : mostSoundBytes;
    }
    Allowance const& of(accounts::Tier tier) const {
        switch (tier) {
            case accounts::Tier::Free: return free;
            case accounts::Tier::Pro: return pro;
            case accounts::Tier::Premium: return premium;
        }
        std::abort(); // a new tier fails the build above
    }
};

} // namespace wheelwright::media
