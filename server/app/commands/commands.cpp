#include "app/commands/commands.hpp"

namespace wheelwright::app {

Error badCommandLine(std::string sentence) {
    return {Fault::BadInput, "bad_command_line", std::move(sentence)};
}

std::string oneLine(std::string text) {
    for (std::size_t i = 0; i < text.size(); ++i) {
        auto const byte = static_cast<unsigned char>(text[i]);
        if (byte < 0x20 || byte == 0x7f) text[i] = ' ';
        bool const isControl =
            byte == 0xc2 && i + 1 < text.size() && static_cast<unsigned char>(text[i + 1]) < 0xa0;
        if (isControl) text.replace(i, 2, "  ");
    }
    return text;
}

} // namespace wheelwright::app
