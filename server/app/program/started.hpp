#pragma once
#include <memory>
#include <stdexcept>
#include <string>

namespace wheelwright::app {

// Thrown when something asks for a part of the program that hasn't started yet or has stopped. A handler that
// does so answers 503.
struct NotStarted : std::runtime_error {
    explicit NotStarted(char const* part) : std::runtime_error{std::string{part} + " isn't running"} {}
};

// A part of the program, which exists from its start to its stop. Outside that time it can't be reached: the
// operators throw instead of following a null pointer. Requests come only while the program runs
// (Startup::hasStarted), so no thread reads this while another starts or stops the part.
template <class Part> class Started {
public:
    explicit Started(char const* name) : name_{name} {}

    template <class... Args> void start(Args&&... args) {
        part_ = std::make_unique<Part>(std::forward<Args>(args)...);
    }
    void stop() { part_.reset(); }

    Part& operator*() const {
        if (!part_) throw NotStarted{name_};
        return *part_;
    }
    Part* operator->() const { return &**this; }

private:
    char const* const name_;
    std::unique_ptr<Part> part_;
};

} // namespace wheelwright::app
