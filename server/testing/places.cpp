#include "testing/places.hpp"

namespace wheelwright::testing {

std::string wheelwrightProgram() {
    return WHEELWRIGHT_BINARY;
}

std::string projectFile(std::string_view path) {
    return std::string{WHEELWRIGHT_ROOT "/"}.append(path);
}

} // namespace wheelwright::testing
