#pragma once
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace wheelwright::wheels {

// The members of a JSON object as text. Members that the server doesn't set stay exactly as they were sent:
// parsing and writing them again could change numbers such as 0.1 or a long integer.
class DocumentText {
public:
    // `object` must be valid JSON and outlive this, which keeps views into it.
    explicit DocumentText(std::string_view object);

    std::optional<std::string_view> find(std::string_view name) const; // the value's JSON text
    void set(std::string_view name, std::string value);                // replaces the member, or appends it
    void erase(std::string_view name);
    std::string text() const;

private:
    struct Member {
        std::string name;            // decoded: "\u006fwner" is also owner
        std::string_view nameText{}; // as written; empty for a member that set() added
        std::string_view value{};
        std::optional<std::string> given{}; // replaces value
    };
    std::string_view valueOf(Member const& member) const {
        return member.given ? std::string_view{*member.given} : member.value;
    }

    std::vector<Member> members_;
};

// The JSON texts of a list's values, as views into `list`, which must be valid JSON.
std::vector<std::string_view> elementsOf(std::string_view list);

std::string jsonText(std::string_view text);

} // namespace wheelwright::wheels
