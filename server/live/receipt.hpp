#pragma once
#include "base/clock.hpp"
#include "live/beacon.hpp"
#include "live/draw_counts.hpp"
#include "live/draw_entries.hpp"
#include "storage/connection.hpp"

namespace wheelwright::live {

// The promise that a draw will be made. It is published before anyone can know the outcome, and linked to the
// previous commitment of its chain, so that a missing draw is noticed.
struct Commitment {
    SpinId spinId;
    std::string chain; // a room, or the wheel of an official draw
    std::int64_t number = 0;
    std::string commitment;     // to the seed
    std::string saltCommitment; // to the salt: a salt chosen later could be chosen for its outcome
    std::string previous;       // the link of the previous commitment; empty for the first of a chain
    std::int64_t committedAt = 0;

    std::string link() const; // the link to this commitment
    boost::json::object json() const;
};

// Where the list of a draw came from. A wheel that no account has saved has no list to compare with.
enum class ListOrigin { Stored, Sent, Unsaved };
std::string_view nameOf(ListOrigin origin); // on the receipt

// The public proof of a draw.
struct Receipt {
    Commitment commitment;
    std::string seed;    // hexadecimal digits
    std::string entropy; // likewise
    std::string salt;
    std::string name; // the wheel's
    bool hidesTexts = false;
    std::vector<DrawEntry> entries;
    DrawCounts counts; // no more than entries
    // Missing in a draw that was closed before receipts named it: such a receipt has the form of that time,
    // which calls everyone who was drawn a winner.
    std::optional<ListOrigin> list;
    std::string root = {}; // of the list, where people put themselves on it; empty otherwise
    std::vector<DrawEntry> winners;
    std::vector<DrawEntry> reserves;
    std::uint64_t landingOffset = 0; // on the first winner's slice: see fairLandingOffset()
    std::int64_t drawnAt = 0;
    std::optional<BeaconRound> beacon = {}; // if the server uses one

    // Computed once, before the pick: hashing ten thousand texts takes milliseconds.
    std::vector<std::string> textDigests;
    std::string digest;
    void computeDigests();

    // The text that is signed: one fact per line.
    std::string statement() const;

    // Leaves out texts, name and salt if hidesTexts is set.
    boost::json::object json(std::string_view keyId, std::string_view signature) const;
};

} // namespace wheelwright::live
