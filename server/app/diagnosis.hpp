#pragma once
#include <string>
#include <vector>

namespace wheelwright::app {

enum class Verdict {
    Good,
    Worth, // works, but may be unintended
    Bad,
};

// One finding of wheelwright doctor, with advice unless it is good.
struct Finding {
    Verdict verdict;
    std::string what;
    std::string advice = {};
};

using Diagnosis = std::vector<Finding>;

// One line per finding, followed by its advice.
std::string textOf(Diagnosis const& diagnosis);
bool isHealthy(Diagnosis const& diagnosis); // nothing bad was found

} // namespace wheelwright::app
