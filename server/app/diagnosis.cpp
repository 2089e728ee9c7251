#include "app/diagnosis.hpp"
#include <algorithm>

namespace wheelwright::app {
namespace {

char const* markOf(Verdict verdict) {
    switch (verdict) {
        case Verdict::Good: return "good   ";
        case Verdict::Worth: return "note   ";
        case Verdict::Bad: return "WRONG  ";
    }
    return "";
}

} // namespace

std::string textOf(Diagnosis const& diagnosis) {
    std::string text;
    for (auto const& [verdict, what, advice] : diagnosis) {
        text += markOf(verdict) + what + "\n";
        if (!advice.empty()) text += "       " + advice + "\n";
    }
    auto const wrong = std::ranges::count(diagnosis, Verdict::Bad, &Finding::verdict);
    return text + (wrong == 0   ? "Nothing is wrong.\n"
                   : wrong == 1 ? "One thing is wrong.\n"
                                : std::to_string(wrong) + " things are wrong.\n");
}

bool isHealthy(Diagnosis const& diagnosis) {
    return std::ranges::none_of(diagnosis, [](Finding const& each) { return each.verdict == Verdict::Bad; });
}

} // namespace wheelwright::app
