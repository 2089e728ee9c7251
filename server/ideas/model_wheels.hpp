#pragma once
#include "ideas/idea_counts.hpp"
#include "ideas/idea_jobs.hpp"
#include "ideas/model.hpp"
#include "storage/database.hpp"
#include <atomic>

namespace wheelwright::ideas {

// Wheels by the model: one credit each, one at a time for a user, so many at a time in all.
class ModelWheels {
public:
    ModelWheels(storage::Database& database, Clock const& clock, Model const& model,
                accounts::CreditRules const& credits, IdeaCounts& counts)
        : database_{database}, clock_{clock}, model_{model}, credits_{credits}, counts_{counts} {}

    struct Made {
        WheelPlan plan;
        std::int64_t creditsLeft = 0;
    };

    // Waits for the model. Whatever goes wrong, the credit is back.
    Result<Made> make(std::string_view userId, WheelWish const& wish, Model::Listener const& listener);

    std::int64_t creditsOf(std::string_view userId);

    // Gives back what was taken for wheels whose maker is gone.
    void settle();

private:
    Result<Made> makeInTurn(std::string_view userId, WheelWish const& wish, Model::Listener const& listener);

    storage::Database& database_;
    Clock const& clock_;
    Model const& model_;
    accounts::CreditRules const credits_;
    IdeaCounts& counts_;
    std::atomic<int> underWay_ = 0;
};

} // namespace wheelwright::ideas
