// Checks saved receipts of draws, without the network and without any code of the product:
//
//   g++ -std=c++20 -O2 verify-a-draw.cpp -o verify-a-draw -lcrypto && ./verify-a-draw FILE...
//
// A file is {"receipt": ..., "keys": ..., "before": ..., "log": ...}, as ../verify-a-draw.md says. Anyone can
// put a key of their own into a file, and a log that is signed with it: compare the key that is printed with
// the server's. With --head HEAD before the files, a file with a checkpoint that you kept, it also checks
// that the log has all it had at this head, and says whether the draw was in it. Exit code: 1 invalid, 2 not
// checkable, 5 valid with the key in the file, which is the best that files alone can be, 6 likewise, but by
// its own time sealed after the beacon's round; of several files, 1 if any is invalid, then 2, then 6. On
// Debian 12 it needs g++ and libssl-dev.
#include "people.hpp"
#include <fstream>
#include <iostream>
#include <iterator>

namespace {

std::optional<Draw> readBefore(Value const* before) {
    try {
        return readDraw(before);
    } catch (NotCheckable const&) {
        return std::nullopt;
    }
}

void sayUnknown(Draw const& draw, Value const* keys) {
    auto unknown = draw.unknown;
    if (auto const* const list = listOf(keys))
        for (auto const& key : *list)
            if (isTextOf(find(&key, "kid"), draw.text("keyId"))) addUnknown(unknown, "key.", &key, kOfKey);
    if (unknown.empty()) return;
    Text names;
    int many = 0;
    for (auto const& name : unknown)
        if (++many <= 20) names += (names.empty() ? "" : ", ") + name;
    if (many > 20) names += ", " + std::to_string(many - 20) + " more";
    std::cout << "not checked: " << names << ", because this program does not know it\n";
}

// Prints a line for each step, then the verdict; returns the exit code.
int verify(Value const& file, std::optional<Text> const& kept) {
    auto const draw = readDraw(find(&file, "receipt"));
    if (!draw.isDrawn && linkOf(draw) != draw.text("link"))
        throw NotCheckable{"unreadable link", "The link of this commitment is not the one of its draw."};
    if (!draw.isDrawn)
        throw NotCheckable{"not drawn yet",
                           "This draw has not been made yet: only its commitment is public."};
    Text wrong;
    Text missing;
    Text verdict = "valid";
    bool isLate = false;
    auto const* const keys = find(&file, "keys");
    auto steps = checkAll(draw, keys, readBefore(find(&file, "before")));
    auto const* const log = find(&file, "log");
    steps.push_back(checkLog(draw, keys, log));
    bool const isLogged = steps.back().outcome == Outcome::Right;
    auto const* const proof = find(&file, "proof");
    if (proof != nullptr && proof->as<std::nullptr_t>() == nullptr) steps.push_back(checkEntry(draw, proof));
    auto const* const claims = find(&file, "claims");
    if (claims != nullptr && claims->as<std::nullptr_t>() == nullptr)
        steps.push_back(checkClaims(draw, keys, claims));
    if (kept) steps.push_back(checkHead(keys, log, *kept));
    if (kept && isLogged && steps.back().outcome == Outcome::Right)
        steps.back().found = atKeptHead(draw, log, *kept);
    static std::map<Text, Text> const kMissing{{"chain", "no draw before"},
                                               {"signature", "no keys"},
                                               {"log", "no log"},
                                               {"head", "no head"},
                                               {"entry", "no proof"}, {"claims", "no claims"}};
    for (auto const& [name, sentence, outcome, remark, found] : steps) {
        if (outcome == Outcome::Right) {
            std::cout << "yes " << sentence << (found.empty() ? "" : ": ") << found << "\n";
            continue;
        }
        if (outcome == Outcome::Wrong) {
            std::cout << "NO  " << sentence << ": " << remark << "\n";
            wrong += (wrong.empty() ? ": " : ", ") + name;
            continue;
        }
        std::cout << "not checked: whether " << sentence << ", because " << remark << "\n";
        if (outcome == Outcome::Private)
            verdict = "valid, texts private";
        else if (outcome == Outcome::Unlogged)
            verdict += ", not in a log";
        else if (outcome == Outcome::Unproven)
            verdict += ", beacon not checked";
        else if (outcome == Outcome::Late)
            isLate = true, verdict += ", sealed after its round";
        else
            missing += (missing.empty() ? ": " : ", ") + kMissing.at(name);
    }
    if (auto const* const list = listOf(keys); list != nullptr && wrong.empty()) {
        std::cout
            << "not checked: whether this key is the server's, because it came with the file: compare it "
               "with the server's (id "
            << draw.text("keyId") << ", x " << *find(keyNamed(draw.text("keyId"), *list), "x")->as<Text>()
            << ")\n";
        verdict += ", key from the file";
    }
    std::cout << "not checked: whether the times are right, because they are the server's word"
              << (draw.text("drawnAt") < draw.text("committedAt") ? " (here its clocks disagree)" : "")
              << "\n";
    if (draw.isVersion3)
        std::cout << "not checked: where the list came from, because it is the server's word: "
                  << kOrigins.at(draw.text("list")) << "\n";
    sayUnknown(draw, keys);
    if (!wrong.empty())
        verdict = "invalid" + wrong;
    else if (!missing.empty())
        verdict = "not checkable" + missing;
    std::cout << verdict << std::endl;
    return !wrong.empty() ? 1 : !missing.empty() ? 2 : isLate ? 6 : 5;
}

Text contentOf(std::ifstream& file) {
    return {std::istreambuf_iterator<char>{file}, {}};
}

int verifyFile(char const* path, std::optional<Text> const& kept) {
    try {
        std::ifstream file{path, std::ios::binary};
        if (!file) throw NotCheckable{"no receipt", Text{path} + " could not be read."};
        return verify(parseJson(contentOf(file)), kept);
    } catch (NotCheckable const& problem) {
        std::cout << problem.sentence << "\nnot checkable: " << problem.reason << std::endl;
        return 2;
    }
}

} // namespace

int main(int count, char** words) {
    if (count < 2) {
        std::cerr << "Give the names of files with receipts: see docs/howto/verify-a-draw.md.\n";
        return 2;
    }
    std::set<int> codes;
    std::optional<Text> kept;
    if (count > 3 && Text{words[1]} == "--head") {
        std::ifstream file{words[2], std::ios::binary};
        if (!file) {
            std::cout << words[2] << " could not be read.\nnot checkable: no head" << std::endl;
            return 2;
        }
        kept = contentOf(file);
    }
    for (int i = kept ? 3 : 1; i < count; ++i)
        codes.insert(verifyFile(words[i], kept));
    return codes.contains(1) ? 1 : codes.contains(2) ? 2 : *codes.rbegin();
}
