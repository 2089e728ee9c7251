#pragma once
#include <string>
#include <vector>

namespace wheelwright::app {

enum class Verdict {
    Good,
    Worth, // works, but is worth a thought
    Bad,
};

// One thing the doctor looked at: what was found and, unless it is good, what to do.
struct Finding {
    Verdict verdict;
    std::string what;
    std::string advice = {};
};

using Diagnosis = std::vector<Finding>;

// A line for each; what is to be done stands under it.
std::string textOf(Diagnosis const& diagnosis);
bool isHealthy(Diagnosis const& diagnosis); // nothing bad was found

} // namespace wheelwright::app
