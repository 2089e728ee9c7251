#include "http/loop.hpp"
#include <ctime>

namespace wheelwright::http {

void Loop::refreshDate() {
    std::time_t const now = std::time(nullptr);
    std::tm parts{};
    gmtime_r(&now, &parts);
    char text[40];
    date.assign(text, std::strftime(text, sizeof text, "%a, %d %b %Y %H:%M:%S GMT", &parts));
}

} // namespace wheelwright::http
