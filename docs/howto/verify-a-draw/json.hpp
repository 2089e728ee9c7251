// Reads JSON for verify-a-draw.cpp: strictly, and no object may name a field twice.
#pragma once
#include <cctype>
#include <cstdlib>
#include <map>
#include <string>
#include <variant>
#include <vector>

using Text = std::string;

struct NotCheckable {
    Text reason;
    Text sentence;
};
inline NotCheckable const kNoJson{"no receipt", "This is not JSON."};

struct Value;
using List = std::vector<Value>;
using Object = std::map<Text, Value>;
struct Value {
    std::variant<std::nullptr_t, bool, double, Text, List, Object> content;
    template <class T> T const* as() const { return std::get_if<T>(&content); }
};

inline Value const* find(Value const* object, Text const& name) {
    auto const* const fields = object == nullptr ? nullptr : object->as<Object>();
    auto const found = fields == nullptr ? Object::const_iterator{} : fields->find(name);
    return fields == nullptr || found == fields->end() ? nullptr : &found->second;
}

class Parser {
public:
    explicit Parser(Text const& json) : json_{json} {}
    Value whole() {
        auto value = read(0);
        skipBlanks();
        if (at_ != json_.size()) throw kNoJson;
        return value;
    }

private:
    char peek() const { return at_ < json_.size() ? json_[at_] : '\0'; }
    char next() {
        if (at_ == json_.size()) throw kNoJson;
        return json_[at_++];
    }
    void skipBlanks() {
        while (at_ < json_.size() && Text{" \t\r\n"}.find(json_[at_]) != Text::npos)
            ++at_;
    }
    bool take(Text const& word) {
        if (json_.compare(at_, word.size(), word) != 0) return false;
        at_ += word.size();
        return true;
    }
    bool takeAfterBlanks(char sought) {
        skipBlanks();
        return take(Text(1, sought));
    }

    Value read(int depth) {
        if (depth > 100) throw NotCheckable{"no receipt", "It is nested too deep for some programs."};
        skipBlanks();
        if (take("null")) return {nullptr};
        if (take("true")) return {true};
        if (take("false")) return {false};
        if (take("[")) return {readList(depth)};
        if (take("{")) return {readObject(depth)};
        if (take("\"")) return {readText()};
        return {readNumber()};
    }
    List readList(int depth) {
        List list;
        if (takeAfterBlanks(']')) return list;
        do
            list.push_back(read(depth + 1));
        while (takeAfterBlanks(','));
        if (!takeAfterBlanks(']')) throw kNoJson;
        return list;
    }
    Object readObject(int depth) {
        Object object;
        if (takeAfterBlanks('}')) return object;
        do {
            if (!takeAfterBlanks('"')) throw kNoJson;
            auto name = readText();
            if (!takeAfterBlanks(':')) throw kNoJson;
            if (!object.emplace(std::move(name), read(depth + 1)).second)
                throw NotCheckable{"no receipt", "A field is there twice, so it could be read in two ways."};
        } while (takeAfterBlanks(','));
        if (!takeAfterBlanks('}')) throw kNoJson;
        return object;
    }
    std::size_t digits() {
        auto const begin = at_;
        while (peek() >= '0' && peek() <= '9')
            ++at_;
        return at_ - begin;
    }
    double readNumber() {
        auto const begin = at_;
        take("-");
        bool const startsWithZero = peek() == '0';
        auto const many = digits();
        if (many == 0 || (startsWithZero && many > 1)) throw kNoJson;
        if (take(".") && digits() == 0) throw kNoJson;
        if (take("e") || take("E")) {
            if (!take("+")) take("-");
            if (digits() == 0) throw kNoJson;
        }
        return std::strtod(json_.substr(begin, at_ - begin).c_str(), nullptr);
    }
    unsigned hexDigits() {
        unsigned unit = 0;
        for (int i = 0; i < 4; ++i) {
            auto const place = Text{"0123456789abcdef"}.find(static_cast<char>(std::tolower(next())));
            if (place == Text::npos) throw kNoJson;
            unit = unit * 16 + static_cast<unsigned>(place);
        }
        return unit;
    }
    Text escaped() {
        static std::map<char, char> const kLetters{{'"', '"'},  {'\\', '\\'}, {'/', '/'},  {'b', '\b'},
                                                   {'f', '\f'}, {'n', '\n'},  {'r', '\r'}, {'t', '\t'}};
        auto const letter = next();
        if (auto const found = kLetters.find(letter); found != kLetters.end()) return Text(1, found->second);
        if (letter != 'u') throw kNoJson;
        auto code = hexDigits();
        if (auto const behind = at_; code >= 0xD800 && code < 0xDC00 && take("\\u")) {
            auto const low = hexDigits();
            if (low >= 0xDC00 && low < 0xE000)
                code = 0x10000 + ((code - 0xD800) << 10U) + (low - 0xDC00);
            else
                at_ = behind;
        }
        return utf8(code);
    }
    // Half a pair becomes three bytes that are not UTF-8, which isText() refuses.
    static Text utf8(unsigned code) {
        auto const tail = [&](unsigned shift) { return static_cast<char>(0x80 | (code >> shift & 0x3FU)); };
        if (code < 0x80) return {static_cast<char>(code)};
        if (code < 0x800) return {static_cast<char>(0xC0 | code >> 6U), tail(0)};
        if (code < 0x10000) return {static_cast<char>(0xE0 | code >> 12U), tail(6), tail(0)};
        return {static_cast<char>(0xF0 | code >> 18U), tail(12), tail(6), tail(0)};
    }
    Text readText() {
        Text text;
        for (;;) {
            auto const letter = next();
            if (letter == '"') return text;
            if (static_cast<unsigned char>(letter) < 0x20) throw kNoJson;
            text += letter == '\\' ? escaped() : Text(1, letter);
        }
    }

    Text const& json_;
    std::size_t at_ = 0;
};

inline bool isUtf8(Text const& text) {
    for (std::size_t i = 0; i < text.size();) {
        auto const byte = [&](std::size_t j) {
            return j < text.size() ? static_cast<unsigned char>(text[j]) : 0U;
        };
        std::size_t const more = byte(i) < 0x80 ? 0 : byte(i) >= 0xF0 ? 3 : byte(i) >= 0xE0 ? 2 : 1;
        unsigned code = more == 0 ? byte(i) : byte(i) & (0x3FU >> more);
        if ((more > 0 && byte(i) < 0xC2) || byte(i) > 0xF4) return false;
        for (std::size_t j = 1; j <= more; ++j) {
            if ((byte(i + j) & 0xC0U) != 0x80) return false;
            code = code << 6U | (byte(i + j) & 0x3FU);
        }
        bool const isOverlong = (more == 2 && code < 0x800) || (more == 3 && code < 0x10000);
        if (isOverlong || (code >= 0xD800 && code < 0xE000) || code > 0x10FFFF) return false;
        i += more + 1;
    }
    return true;
}

// A file as JSON. Browsers and Python skip a byte order mark, too.
inline Value parseJson(Text json) {
    if (json.starts_with("\xEF\xBB\xBF")) json.erase(0, 3);
    if (!isUtf8(json)) throw kNoJson;
    return Parser{json}.whole();
}
