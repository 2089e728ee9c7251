#include "base/id.hpp"
#include <gtest/gtest.h>
#include <optional>
#include <sstream>
#include <unordered_set>

namespace wheelwright {
namespace {

using CatId = Id<struct CatKind>;
using DogId = Id<struct DogKind>;

template <class A, class B>
concept Comparable = requires(A a, B b) { a == b; };

// Not in any direction, neither implicitly nor by a constructor.
static_assert(!std::is_constructible_v<CatId, DogId> && !std::is_constructible_v<DogId, CatId>);
static_assert(!std::is_assignable_v<CatId&, DogId>);
static_assert(!std::is_constructible_v<std::optional<CatId>, DogId>);
static_assert(!Comparable<CatId, DogId> && Comparable<CatId, CatId>);

// Text becomes an id only by an explicit constructor.
static_assert(std::is_constructible_v<CatId, std::string> && !std::is_convertible_v<std::string, CatId>);
static_assert(std::is_constructible_v<CatId, std::string_view>);
static_assert(!std::is_convertible_v<std::string_view, CatId> && !std::is_convertible_v<char const*, CatId>);
static_assert(!std::is_assignable_v<CatId&, std::string> && !std::is_assignable_v<CatId&, char const*>);
static_assert(!std::is_assignable_v<std::optional<CatId>&, std::string>);

// An id may be read as text, but doesn't turn into a string that could become another id unnoticed.
static_assert(std::is_convertible_v<CatId, std::string_view> && !std::is_convertible_v<CatId, std::string>);

TEST(Id, IsFoundByItsText) {
    IdMap<CatId, int> cats;
    cats[CatId{"tom"}] = 7;
    EXPECT_EQ(cats.find(std::string_view{"tom"})->second, 7);
    EXPECT_EQ(cats.find(CatId{"tom"})->second, 7);
    EXPECT_EQ(cats.find(CatId{"tim"}), cats.end());
}

TEST(Id, IsHashedAndOrderedAsItsText) {
    std::unordered_set<CatId> const cats{CatId{"tom"}, CatId{"tim"}, CatId{"tom"}};
    EXPECT_EQ(cats.size(), 2U);
    EXPECT_LT(CatId{"tim"}, CatId{"tom"});
    EXPECT_TRUE(CatId{}.empty());
}

TEST(Id, IsPrintedAsItsText) {
    std::ostringstream out;
    out << CatId{"tom"};
    EXPECT_EQ(out.str(), "tom");
    EXPECT_EQ(CatId{"tom"}.text(), "tom");
}

} // namespace
} // namespace wheelwright
