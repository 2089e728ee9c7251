#include "ideas/ideas.hpp"
#include "base/log.hpp"
#include <malloc.h>

namespace wheelwright::ideas {

void Ideas::readLibrary() {
    reading_ = std::jthread{[this](std::stop_token const& stop) {
        try {
            library(stop);
        } catch (std::exception const& problem) {
            if (!stop.stop_requested())
                log::error("reading the ideas failed", {{"problem", std::string_view{problem.what()}}});
        }
        malloc_trim(0); // what reading took is several times as much as the library keeps
    }};
}

} // namespace wheelwright::ideas
