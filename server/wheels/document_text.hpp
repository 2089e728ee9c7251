#pragma once
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace wheelwright::wheels {

// The members of a JSON object as text. What nobody here looks at comes back exactly as it was sent:
// read into numbers and written again, 0.1 or a long integer would be another one.
class DocumentText {
public:
    // Valid JSON, checked before; it is viewed, so it must outlive this.
    explicit DocumentText(std::string_view object);

    std::optional<std::string_view> find(std::string_view name) const; // the value as it is written
    void set(std::string_view name, std::string value);                // in its place, else at the end
    void erase(std::string_view name);
    std::string text() const;

private:
    struct Member {
        std::string name;            // decoded: "\u006fwner" is owner as well
        std::string_view nameText{}; // as it is written; empty for one that was added here
        std::string_view value{};
        std::optional<std::string> given{}; // instead of value
    };
    std::string_view valueOf(Member const& member) const {
        return member.given ? std::string_view{*member.given} : member.value;
    }

    std::vector<Member> members_;
};

// The values of a JSON list as they are written; valid JSON, and viewed.
std::vector<std::string_view> elementsOf(std::string_view list);

std::string jsonText(std::string_view text);

} // namespace wheelwright::wheels
