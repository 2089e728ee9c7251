#include "testing/every_engine.hpp"
#include <bit>
#include <cmath>
#include <limits>

namespace wheelwright::storage {

constexpr Query kPut{"thing_put", "insert into things (id, whole, real, words, raw, truth) "
                                  "values ($1, $2, $3, $4, $5, $6)"};
constexpr Query kGet{"thing_get", "select whole, real, words, raw, truth from things where id = $1"};

class RoundTripTest : public EngineTest {
protected:
    void SetUp() override {
        EngineTest::SetUp();
        if (HasFatalFailure()) return;
        database_.emplace(open());
        write(*database_, "create table things (id bigint primary key, whole bigint, real double precision, "
                          "words text, raw " +
                              std::string{GetParam() == Engine::Sqlite ? "blob" : "bytea"} +
                              ", truth boolean)");
    }
    void TearDown() override { database_.reset(); }

    template <class Whole, class Real, class Words, class Raw, class Truth>
    Row roundTrip(Whole const& whole, Real const& real, Words const& words, Raw const& raw,
                  Truth const& truth) {
        ++id_;
        database_->write(
            [&](Connection& connection) { connection.run(kPut, id_, whole, real, words, raw, truth); });
        return database_->read([&](Connection& connection) { return connection.run(kGet, id_).one(); });
    }
    std::string text(std::string_view words) {
        return roundTrip(nullptr, nullptr, words, nullptr, nullptr).template get<std::string>("words");
    }
    std::int64_t whole(std::int64_t number) {
        return roundTrip(number, nullptr, nullptr, nullptr, nullptr).template get<std::int64_t>("whole");
    }
    double real(double number) {
        return roundTrip(nullptr, number, nullptr, nullptr, nullptr).template get<double>("real");
    }

    std::optional<Database> database_;
    int id_ = 0;
};

TEST_P(RoundTripTest, Text) {
    for (std::string const& words :
         {std::string{}, std::string{"Pizza 🍕 👩‍👩‍👧 ‮מה‬ \u200B"},
          std::string{R"(O'Brien "said" \n $1 %s ; -- drop)"}, std::string{"\x01\t\r\n\x7F"},
          std::string(1'000'000, 'x') + "€"})
        EXPECT_EQ(text(words), words);
    EXPECT_EQ(text(std::string_view{}), "") << "empty, not NULL";
}

TEST_P(RoundTripTest, TextThatOneEngineCannotHoldIsRefusedOnBoth) {
    EXPECT_EQ(kindThrownBy([&] { text(std::string_view{"a\0b", 3}); }), DatabaseError::Kind::Check);
    EXPECT_EQ(kindThrownBy([&] { text("\xFF"); }), DatabaseError::Kind::Check);
}

TEST_P(RoundTripTest, WholeNumbers) {
    using Limits = std::numeric_limits<std::int64_t>;
    for (auto const number : {std::int64_t{0}, std::int64_t{-1}, Limits::min(), Limits::max()})
        EXPECT_EQ(whole(number), number);
    EXPECT_EQ(kindThrownBy([&] {
                  roundTrip(std::numeric_limits<std::uint64_t>::max(), nullptr, nullptr, nullptr, nullptr);
              }),
              DatabaseError::Kind::Check);
}

TEST_P(RoundTripTest, RealNumbersToTheLastBit) {
    using Limits = std::numeric_limits<double>;
    for (auto const number : {0.1 + 0.2, -1.0 / 3, 5e-324, Limits::max(), Limits::lowest(), Limits::min(),
                              1e15, 2.0, 9007199254740993.0, Limits::infinity(), -Limits::infinity()})
        EXPECT_EQ(std::bit_cast<std::uint64_t>(real(number)), std::bit_cast<std::uint64_t>(number)) << number;
    EXPECT_FALSE(std::signbit(real(-0.0)));
    EXPECT_EQ(kindThrownBy([&] { real(std::nan("")); }), DatabaseError::Kind::Check);
}

TEST_P(RoundTripTest, Bytes) {
    Bytes every;
    for (int i = 0; i < 256; ++i)
        every.push_back(static_cast<std::byte>(i));
    Bytes large(1'000'000, std::byte{0xFF});
    for (auto const& raw : {Bytes{}, Bytes{std::byte{0}}, every, large})
        EXPECT_EQ(roundTrip(nullptr, nullptr, nullptr, raw, nullptr).get<Bytes>("raw"), raw);
    std::array<unsigned char, 3> const digest{0x00, 0x5C, 0xFF};
    EXPECT_EQ(roundTrip(nullptr, nullptr, nullptr, digest, nullptr).get<Bytes>("raw").size(), 3U);
}

TEST_P(RoundTripTest, TruthAndNull) {
    EXPECT_TRUE(roundTrip(nullptr, nullptr, nullptr, nullptr, true).get<bool>("truth"));
    EXPECT_FALSE(roundTrip(nullptr, nullptr, nullptr, nullptr, false).get<bool>("truth"));
    EXPECT_EQ(roundTrip(true, nullptr, nullptr, nullptr, nullptr).get<int>("whole"), 1);

    std::optional<std::string> const words;
    auto const row = roundTrip(std::nullopt, nullptr, words, std::optional<Bytes>{}, std::optional<bool>{});
    EXPECT_EQ(row.get<std::optional<int>>("whole"), std::nullopt);
    EXPECT_EQ(row.get<std::optional<double>>("real"), std::nullopt);
    EXPECT_EQ(row.get<std::optional<std::string>>("words"), std::nullopt);
    EXPECT_EQ(row.get<std::optional<Bytes>>("raw"), std::nullopt);
    EXPECT_EQ(row.get<std::optional<bool>>("truth"), std::nullopt);
    EXPECT_EQ(
        roundTrip(std::optional{5}, nullptr, nullptr, nullptr, nullptr).get<std::optional<int>>("whole"), 5);
}

TEST_P(RoundTripTest, SumsAndCountsAreNumbers) {
    whole(3);
    whole(4);
    real(1.5);
    auto const sums =
        read(*database_, "select sum(whole) as s, count(*) as n, avg(real) as a from things").one();
    EXPECT_EQ(sums.get<int>("s"), 7);
    EXPECT_EQ(sums.get<int>("n"), 3);
    EXPECT_EQ(sums.get<double>("a"), 1.5);
}

INSTANTIATE_TEST_SUITE_P(EveryEngine, RoundTripTest, everyEngine(), engineName);

} // namespace wheelwright::storage
