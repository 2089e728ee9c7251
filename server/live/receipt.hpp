#pragma once
#include "live/draw_entries.hpp"

namespace wheelwright::live {

// The promise that a draw will be made: published before anyone can know its outcome, and linked to the
// one before in its chain, so that none can be left out in silence.
struct Commitment {
    std::string spinId;
    std::string chain; // a room, or the wheel of an official draw
    std::int64_t number = 0;
    std::string commitment;     // to the seed
    std::string saltCommitment; // to the salt: chosen later, it could be chosen for its outcome
    std::string previous;       // the link before; empty for the first of a chain
    std::int64_t committedAt = 0;

    std::string link() const; // its own
    boost::json::object json() const;
};

// The public proof of a draw.
struct Receipt {
    Commitment commitment;
    std::string seed;    // hexadecimal digits
    std::string entropy; // likewise
    std::string salt;
    std::string name; // the wheel's
    bool hidesTexts = false;
    std::vector<DrawEntry> entries;
    std::vector<DrawEntry> winners;
    std::uint64_t whereabouts = 0; // on the first winner's slice, as fairWhereabouts
    std::int64_t drawnAt = 0;

    // Hashing ten thousand texts takes milliseconds: it is done once, before the pick.
    std::vector<std::string> textDigests;
    std::string digest;
    void computeDigests();

    // What is signed: one fact a line.
    std::string statement() const;

    // Without texts, name and salt where the host wished so.
    boost::json::object json(std::string_view keyId, std::string_view signature) const;
};

} // namespace wheelwright::live
