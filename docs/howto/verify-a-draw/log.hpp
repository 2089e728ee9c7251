// The public log of draws for verify-a-draw.cpp: a Merkle tree as in RFC 9162, whose heads are signed notes
// (c2sp.org/tlog-checkpoint).
#pragma once
#include "crypto.hpp"

inline Bytes joined(Bytes left, Bytes const& right) {
    left.insert(left.end(), right.begin(), right.end());
    return left;
}
inline Bytes bytesOf(Text const& text) {
    return {text.begin(), text.end()};
}
inline Bytes leafHash(Text const& leaf) {
    return digestOf(joined({0}, bytesOf(leaf)));
}
inline Bytes nodeHash(Bytes const& left, Bytes const& right) {
    return digestOf(joined(joined({1}, left), right));
}

struct Head {
    Text origin;
    std::uint64_t size = 0;
    Bytes root;
    Text text;                                     // what is signed
    std::vector<std::pair<Text, Text>> signatures; // name, and the signature as it is written
};

inline std::optional<std::vector<Text>> linesOf(Text const& note) {
    std::vector<Text> lines(1);
    for (auto const letter : note)
        if (letter == '\n')
            lines.emplace_back();
        else
            lines.back() += letter;
    if (!lines.back().empty()) return std::nullopt;
    lines.pop_back();
    return lines;
}

inline std::optional<Head> readHead(Text const& note) {
    static Text const kBase64 = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/=";
    auto const isName = [](Text const& name) {
        return !name.empty() && std::ranges::all_of(name, [](char c) { return c >= '!' && c <= '~'; });
    };
    auto const letters =
        std::ranges::count_if(note, [](char c) { return (static_cast<unsigned char>(c) & 0xC0U) != 0x80U; });
    auto const lines = linesOf(note);
    if (letters > 4096 || !lines || lines->size() < 5 || !(*lines)[3].empty()) return std::nullopt;
    auto const& size = (*lines)[1];
    Head head;
    head.origin = (*lines)[0];
    if (!isName(head.origin) || head.origin.size() > 100 || head.origin.find('+') != Text::npos)
        return std::nullopt;
    if (size.empty() || size.size() > 15 || !isMadeOf(size, "0123456789") || (size[0] == '0' && size != "0"))
        return std::nullopt;
    head.size = std::stoull(size);
    auto const root = fromBase64((*lines)[2], 32);
    if (!root) return std::nullopt;
    head.root = *root;
    head.text = head.origin + "\n" + size + "\n" + (*lines)[2] + "\n";
    for (std::size_t i = 4; i < lines->size(); ++i) {
        Text const dash = "\u2014 ";
        auto const& line = (*lines)[i];
        auto const blank = line.find(' ', dash.size());
        if (!line.starts_with(dash) || blank == Text::npos) return std::nullopt;
        auto const name = line.substr(dash.size(), blank - dash.size());
        auto const written = line.substr(blank + 1);
        if (!isName(name) || written.empty() || !isMadeOf(written, kBase64)) return std::nullopt;
        head.signatures.emplace_back(name, written);
    }
    return head;
}

struct Proof {
    std::uint64_t number = 0; // the leaf's index, or the size of the older tree
    std::vector<Bytes> path;
};

inline std::optional<Proof> readProof(Value const* part, Text const& number) {
    auto const* const given = find(part, number);
    auto const* const path = find(part, "path");
    auto const* const hashes = path == nullptr ? nullptr : path->as<List>();
    if (given == nullptr || !whole(0, 9007199254740991.0)(*given) || hashes == nullptr ||
        hashes->size() > 64 || !std::ranges::all_of(*hashes, isHash))
        return std::nullopt;
    Proof proof{static_cast<std::uint64_t>(*given->as<double>()), {}};
    for (auto const& hash : *hashes)
        proof.path.push_back(fromHex(*hash.as<Text>()));
    return proof;
}

struct Log {
    Head head;
    std::optional<Proof> sealed;
    std::optional<Proof> opened;
    std::optional<Proof> consistency;
    std::optional<Proof> closed; // with a beacon
};

inline std::optional<Log> readLog(Value const* log) {
    auto const* const note = find(log, "checkpoint");
    auto const* const text = note == nullptr ? nullptr : note->as<Text>();
    auto const head = text == nullptr ? std::nullopt : readHead(*text);
    if (!head) return std::nullopt;
    return Log{*head, readProof(find(log, "sealed"), "index"), readProof(find(log, "opened"), "index"),
               readProof(find(log, "consistency"), "from"), readProof(find(log, "closed"), "index")};
}

// Calls join(hash, isLeft) on the way up; returns whether the path leads exactly to the root.
template <class Join>
bool climb(std::uint64_t index, std::uint64_t last, std::vector<Bytes> const& path, Join const& join) {
    for (auto const& other : path) {
        if (last == 0) return false;
        bool const isLeft = index % 2 == 1 || index == last;
        join(other, isLeft);
        for (; isLeft && index % 2 == 0 && index != 0; index /= 2)
            last /= 2;
        index /= 2;
        last /= 2;
    }
    return last == 0;
}

inline bool leadsTo(Head const& head, Bytes hash, Proof const& proof) {
    if (proof.number >= head.size) return false;
    bool const isWhole = climb(proof.number, head.size - 1, proof.path, [&](Bytes const& other, bool isLeft) {
        hash = isLeft ? nodeHash(other, hash) : nodeHash(hash, other);
    });
    return isWhole && hash == head.root;
}

inline bool hasGrown(Head const& old, Head const& head, std::vector<Bytes> path) {
    if ((old.size & (old.size - 1)) == 0) path.insert(path.begin(), old.root);
    if (path.empty()) return false;
    auto index = old.size - 1;
    auto last = head.size - 1;
    for (; index % 2 == 1; index /= 2)
        last /= 2;
    auto older = path[0];
    auto newer = path[0];
    path.erase(path.begin());
    bool const isWhole = climb(index, last, path, [&](Bytes const& other, bool isLeft) {
        if (isLeft) older = nodeHash(other, older);
        newer = isLeft ? nodeHash(other, newer) : nodeHash(newer, other);
    });
    return isWhole && older == old.root && newer == head.root;
}
