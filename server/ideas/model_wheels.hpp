#pragma once
#include "ideas/idea_counts.hpp"
#include "ideas/idea_jobs.hpp"
#include "ideas/model.hpp"
#include "storage/database.hpp"
#include <atomic>

namespace wheelwright::ideas {

// Makes wheels with the model. Each costs one credit. A user can have one job at a time, and the number of
// concurrent calls to the model is limited.
class ModelWheels {
public:
    ModelWheels(storage::Database& database, Clock const& clock, Model const& model,
                accounts::CreditRules const& credits, IdeaCounts& counts)
        : database_{database}, clock_{clock}, model_{model}, credits_{credits}, counts_{counts} {}

    struct Made {
        WheelPlan plan;
        std::int64_t creditsLeft = 0;
    };

    // Waits for the model. On any error the credit is given back.
    Result<Made> make(UserId const& userId, WheelWish const& wish, Model::Listener const& listener);

    std::int64_t creditsOf(UserId const& userId);

    // Gives back the credits of jobs whose process is gone.
    void settle();

private:
    Result<Made> makeInTurn(UserId const& userId, WheelWish const& wish, Model::Listener const& listener);

    storage::Database& database_;
    Clock const& clock_;
    Model const& model_;
    accounts::CreditRules const credits_;
    IdeaCounts& counts_;
    std::atomic<int> underWay_ = 0;
};

} // namespace wheelwright::ideas
