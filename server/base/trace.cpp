#include "base/trace.hpp"
#include "base/chance.hpp"
#include "base/encoding.hpp"
#include <algorithm>
#include <random>

namespace wheelwright {
namespace {

constexpr std::size_t kParentLength = 55;
constexpr std::size_t kLongestParent = 512;
constexpr std::size_t kLongestState = 512;

thread_local Trace const* current = nullptr;

// Ids only have to be unique. A system call per request would cost more than everything else here.
std::uint64_t anyNumber() {
    thread_local std::mt19937_64 numbers{randomNumber()};
    return numbers();
}

void fillHex(char* out, std::size_t digits) {
    for (std::size_t at = 0; at < digits; at += 16) {
        auto number = anyNumber();
        if (number == 0) number = 1; // all zeros isn't a valid id
        for (std::size_t place = 0; place < 16; ++place, number >>= 4)
            out[at + place] = kHexDigits[number & 15];
    }
}

int digitOf(char c) {
    if (c >= '0' && c <= '9') return c - '0';
    return c >= 'a' && c <= 'f' ? c - 'a' + 10 : -1; // upper case isn't valid
}

bool isHex(std::string_view text) {
    return std::ranges::all_of(text, [](char c) { return digitOf(c) >= 0; });
}

bool isId(std::string_view text) {
    return isHex(text) && text.find_first_not_of('0') != std::string_view::npos;
}

// Later versions may append fields after those of version 00.
bool hasLengthOf(std::string_view version, std::string_view parent) {
    if (version == "00") return parent.size() == kParentLength;
    return parent.size() == kParentLength || parent[kParentLength] == '-';
}

bool isForwardable(std::string_view state) {
    return state.size() <= kLongestState &&
           std::ranges::all_of(state, [](char c) { return c >= 0x20 && c <= 0x7e; });
}

} // namespace

Trace::Trace() {
    fillHex(span_.data(), span_.size());
}

Trace Trace::fresh() {
    Trace made;
    fillHex(made.id_.data(), made.id_.size());
    return made;
}

std::optional<Trace> Trace::continued(std::string_view parent, std::string_view state) {
    if (parent.size() < kParentLength || parent.size() > kLongestParent) return std::nullopt;
    auto const version = parent.substr(0, 2);
    auto const id = parent.substr(3, 32);
    auto const flags = parent.substr(53, 2);
    bool const isWellFormed = isHex(version) && version != "ff" && hasLengthOf(version, parent) &&
                              parent[2] == '-' && parent[35] == '-' && parent[52] == '-' && isId(id) &&
                              isId(parent.substr(36, 16)) && isHex(flags);
    if (!isWellFormed) return std::nullopt;
    Trace made;
    std::ranges::copy(id, made.id_.begin());
    made.flags_[1] = kHexDigits[digitOf(flags[1]) & 3]; // sampled and random; other flags aren't forwarded
    if (isForwardable(state)) made.state_ = state;
    return made;
}

void Trace::appendParent(std::string& out) const {
    out += "00-";
    out.append(id_.data(), id_.size());
    out += '-';
    out.append(span_.data(), span_.size());
    out += '-';
    out.append(flags_.data(), flags_.size());
}

std::string Trace::childParent() const {
    Trace child{*this};
    fillHex(child.span_.data(), child.span_.size());
    std::string text;
    child.appendParent(text);
    return text;
}

TraceScope::TraceScope(Trace const& trace) : before_{current} {
    current = &trace;
}

TraceScope::~TraceScope() {
    current = before_;
}

Trace const* currentTrace() {
    return current;
}

} // namespace wheelwright
