#pragma once
#include "base/loop_thread.hpp"
#include "base/text.hpp"
#include <future>
#include <mutex>

namespace wheelwright {

// Does expensive work once for all callers that ask for the same key while it is under way. They wait for the
// first and get its result, or its exception.
template <class Value> class SingleFlight {
public:
    template <class Make> Value run(std::string const& key, Make const& make) {
        refuseOnLoop("Work that others may be doing already");
        std::promise<Value> promise;
        std::shared_future<Value> result;
        bool isFirst = false;
        {
            std::lock_guard const lock{guard_};
            auto const [flight, isNew] = flights_.try_emplace(key);
            if (isNew) flight->second = promise.get_future().share();
            result = flight->second;
            isFirst = isNew;
        }
        if (isFirst) {
            try {
                promise.set_value(make());
            } catch (...) {
                promise.set_exception(std::current_exception());
            }
            std::lock_guard const lock{guard_};
            flights_.erase(key);
        }
        return result.get();
    }

private:
    std::mutex guard_;
    TextMap<std::shared_future<Value>> flights_;
};

} // namespace wheelwright
