#include "storage/database.hpp"
#include "testing/http_client.hpp"
#include "testing/places.hpp"
#include "testing/server_process.hpp"
#include "testing/soon.hpp"
#include <arpa/inet.h>
#include <csignal>
#include <cstdlib>
#include <cstring>
#include <elf.h>
#include <fstream>
#include <future>
#include <gmock/gmock.h>
#include <sys/socket.h>
#include <sys/time.h>
#include <sys/wait.h>
#include <unistd.h>

namespace wheelwright {
namespace {

using testing::Client;
using ::testing::HasSubstr;
using testing::runWheelwright;
using testing::ServerProcess;
using testing::TempFolder;

void expectOneSentence(testing::Finished const& finished, int exitCode, std::string const& part) {
    EXPECT_EQ(finished.exitCode, exitCode) << finished.err;
    EXPECT_EQ(finished.out, "");
    EXPECT_THAT(finished.err, HasSubstr(part));
    auto const sentence = finished.err.substr(finished.err.find("wheelwright: "));
    EXPECT_EQ(std::count(sentence.begin(), sentence.end(), '\n'), 1) << sentence;
}

TEST(Process, WrongFlagsAndValuesAreNamedAndExitWith2) {
    expectOneSentence(runWheelwright({}), 2, "wheelwright --help");
    expectOneSentence(runWheelwright({"dance"}), 2, "dance");
    expectOneSentence(runWheelwright({"serve", "--prot", "1"}), 2, "--prot");
    expectOneSentence(runWheelwright({"serve", "--port", "99999"}), 2,
                      "--port must be a whole number from 0 to 65535");
    expectOneSentence(runWheelwright({"serve"}, {"WHEELWRIGHT_LOG_LEVEL=loud"}), 2,
                      "WHEELWRIGHT_LOG_LEVEL must be");
}

TEST(Process, AWrongDatabaseAddressIsAWrongSettingAndTouchesNothing) {
    TempFolder const folder;
    auto const data = (folder.path() / "data").string();
    expectOneSentence(runWheelwright({"serve", "--port", "0", "--data", data, "--database", "mysql:x"}), 2,
                      "--database must be sqlite:PATH or postgresql://");
    expectOneSentence(runWheelwright({"serve", "--data", data, "--redis-url", "localhost:6379"}), 2,
                      "--redis-url must be redis://");
    for (auto const* command : {"serve", "doctor"})
        expectOneSentence(runWheelwright({command, "--data", data, "--redis-url", "redis://127.0.0.1"}), 2,
                          "--redis-url needs --public-url");
    expectOneSentence(runWheelwright({"migrate", "--data", data}, {"WHEELWRIGHT_DATABASE=mysql:x"}), 2,
                      "WHEELWRIGHT_DATABASE must be");
    expectOneSentence(runWheelwright({"serve", "--port"}), 2, "--port needs a value");
    expectOneSentence(runWheelwright({"serve", "--data", ""}), 2, "--data must be a folder");
    EXPECT_FALSE(std::filesystem::exists(data));
}

TEST(Process, HelpVersionAndTheSettingsPageArePrinted) {
    EXPECT_THAT(runWheelwright({"serve", "--help"}).out, HasSubstr("--port"));
    EXPECT_EQ(runWheelwright({"--version"}).out, "wheelwright " WHEELWRIGHT_VERSION "\n");
    EXPECT_THAT(runWheelwright({"settings"}).out, HasSubstr("| `--port` | `WHEELWRIGHT_PORT` | `8080` |"));
}

TEST(Process, WhatKeepsItFromStartingIsSaidInOneSentenceAndExitsWith1) {
    TempFolder const folder;
    auto const data = (folder.path() / "data").string();
    expectOneSentence(runWheelwright({"serve", "--port", "0", "--data", data, "--web", "/nonexistent"}), 1,
                      "The built page is missing");
    folder.write("file", "");
    expectOneSentence(runWheelwright({"serve", "--port", "0", "--data", (folder.path() / "file").string()}),
                      1, "The data folder");
    expectOneSentence(
        runWheelwright({"serve", "--port", "0", "--data", data, "--database", "sqlite:/nonexistent/x.db"}), 1,
        "nonexistent");
    auto const unreachable = runWheelwright(
        {"serve", "--port", "0", "--data", data, "--database", "postgresql://me:geheim@127.0.0.1:1/none"});
    expectOneSentence(unreachable, 1, "127.0.0.1");
    EXPECT_EQ(unreachable.err.find("geheim"), std::string::npos) << unreachable.err;
}

TEST(Process, TwoServersShareNeitherPortNorDataFolder) {
    ServerProcess const first;
    TempFolder const folder;
    auto const port = std::to_string(first.port());
    expectOneSentence(runWheelwright({"serve", "--port", port, "--data", (folder.path() / "data").string(),
                                      "--web", first.web().string()}),
                      1, "Another program already listens on 127.0.0.1 port " + port);
    expectOneSentence(runWheelwright({"serve", "--port", "0", "--data", first.data().string(), "--web",
                                      first.web().string()}),
                      1, "Another Wheelwright server uses the data folder");
    EXPECT_EQ(testing::get(first.port(), "/api/health").status, 200U);
}

// As a container's volume may be. Root may write anywhere else.
TEST(Process, AReadOnlyMountIsRefusedWithASentence) {
    TempFolder const folder;
    auto const data = (folder.path() / "data").string();
    ASSERT_EQ(runWheelwright({"migrate", "--data", data}).exitCode, 0);
    auto const inside = [&](std::string const& command) {
        auto const out = folder.path() / "out";
        auto const script = "mount --bind " + data + " " + data + " && mount -o remount,bind,ro " + data +
                            " && exec " + command;
        auto const words =
            "unshare --mount --map-root-user sh -c '" + script + "' >" + out.string() + " 2>&1";
        auto const status = std::system(words.c_str());
        return std::pair{WEXITSTATUS(status), folder.read("out")};
    };
    ASSERT_EQ(inside("true").first, 0) << "this test mounts its folder in a namespace of its own";
    auto const program = testing::wheelwrightProgram();
    auto const [exitCode, said] = inside(program + " serve --port 0 --data " + data);
    EXPECT_EQ(exitCode, 1);
    EXPECT_THAT(said, HasSubstr("The data folder " + data + " isn't writable."));
    EXPECT_THAT(inside(program + " doctor --data " + data).second,
                HasSubstr("The data folder " + data + " isn't writable."));
}

TEST(Process, HealthListsEveryComponent) {
    ServerProcess const server;
    auto const health = testing::get(server.port(), "/api/health");
    EXPECT_EQ(health.status, 200U);
    for (auto const* name : {"data folder", "listener", "database", "schema", "page", "requests"})
        EXPECT_THAT(health.body, HasSubstr("{\"name\":\"" + std::string{name} + "\",\"state\":\"ready\"}"));
}

TEST(Process, SigtermFinishesWhatIsInFlightAndExitsWith0) {
    ServerProcess server;
    Client slow{server.port()};
    slow.send("POST /api/events HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\n"
              "Expect: 100-continue\r\nContent-Length: 27\r\n\r\n");
    ASSERT_EQ(slow.receive().status, 100U) << "it is in flight";
    slow.send("{\"name\":");
    Client idle{server.port()};
    idle.send("GET /api/health HTTP/1.1\r\nHost: a\r\n\r\n");
    ASSERT_EQ(idle.receive().status, 200U);
    server.signal(SIGTERM);
    EXPECT_TRUE(idle.closedByServer()) << "the server stops";
    slow.send("\"wheel_spin_start\"}");
    auto const reply = slow.receive();
    EXPECT_EQ(reply.status, 204U);
    EXPECT_EQ(reply.header("connection"), "close");
    EXPECT_EQ(server.wait(), 0);
}

// The kernel has taken these requests in; a restart must not lose them.
TEST(Process, RequestsThatArrivedBeforeSigtermAreAnswered) {
    ServerProcess server;
    std::string const health = "GET /api/health HTTP/1.1\r\nHost: a\r\n\r\n";
    Client known{server.port()};
    known.send(health);
    EXPECT_EQ(known.receive().status, 200U);
    server.signal(SIGSTOP);
    std::vector<std::unique_ptr<Client>> queued;
    for (int i = 0; i < 20; ++i) {
        queued.push_back(std::make_unique<Client>(server.port()));
        queued.back()->send(health);
    }
    known.send(health + health);
    usleep(50'000);
    server.signal(SIGTERM);
    server.signal(SIGCONT);
    EXPECT_NE(known.receive().status, 0U);
    EXPECT_NE(known.receive().status, 0U);
    for (auto const& client : queued)
        EXPECT_NE(client->receive().status, 0U);
    EXPECT_EQ(server.wait(), 0);
}

TEST(Process, SigtermEndsAStartThatHangs) {
    // Accepts the connection and never sends a byte, as a broken database would.
    int const silent = ::socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
    sockaddr_in address{};
    address.sin_family = AF_INET;
    address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    socklen_t size = sizeof address;
    ASSERT_EQ(::bind(silent, reinterpret_cast<sockaddr*>(&address), size), 0);
    ASSERT_EQ(::listen(silent, 8), 0);
    timeval const patience{30, 0};
    setsockopt(silent, SOL_SOCKET, SO_RCVTIMEO, &patience, sizeof patience);
    getsockname(silent, reinterpret_cast<sockaddr*>(&address), &size);
    TempFolder const folder;
    auto const url =
        "postgresql://me@127.0.0.1:" + std::to_string(ntohs(address.sin_port)) + "/x?connect_timeout=0";
    int asking = -1;
    auto const untilItAsks = [&] { asking = ::accept(silent, nullptr, nullptr); };
    auto hanging = std::async(std::launch::async, [&] {
        return runWheelwright({"serve", "--port", "0", "--data", folder.path().string(), "--database", url},
                              {}, untilItAsks);
    });
    EXPECT_EQ(hanging.wait_for(std::chrono::seconds{60}), std::future_status::ready);
    EXPECT_EQ(hanging.get().exitCode, 0);
    close(asking);
    close(silent);
}

TEST(Process, AStuckClientDoesNotKeepItFromStopping) {
    ServerProcess server{{"--test-stop-seconds", "1"}};
    Client stuck{server.port()};
    stuck.send("POST /api/events HTTP/1.1\r\nHost: a\r\nExpect: 100-continue\r\nContent-Length: 100\r\n\r\n");
    ASSERT_EQ(stuck.receive().status, 100U);
    stuck.send("{");
    EXPECT_EQ(server.stop(), 0);
}

// Without it only SIGKILL would end a stop that hangs.
TEST(Process, ASecondSignalEndsAStopAtOnce) {
    ServerProcess server{{"--test-stop-seconds", "3600"}};
    Client stuck{server.port()};
    stuck.send("POST /api/events HTTP/1.1\r\nHost: a\r\nExpect: 100-continue\r\nContent-Length: 100\r\n\r\n");
    ASSERT_EQ(stuck.receive().status, 100U);
    server.signal(SIGTERM);
    EXPECT_TRUE(testing::soon([&] { return server.log().find("stopping") != std::string::npos; }));
    server.signal(SIGTERM);
    EXPECT_EQ(server.wait(), 128 + SIGTERM);
}

// The address space is random and the table of functions can't be written once the program runs.
TEST(Process, TheProgramIsLinkedHard) {
    std::ifstream file{testing::wheelwrightProgram(), std::ios::binary};
    auto const readAt = [&]<class Part>(std::uint64_t at, Part part) {
        file.seekg(static_cast<std::streamoff>(at));
        file.read(reinterpret_cast<char*>(&part), sizeof part);
        return part;
    };
    auto const header = readAt(0, Elf64_Ehdr{});
    EXPECT_EQ(header.e_type, ET_DYN) << "position-independent";
    bool hasRelro = false;
    std::uint64_t flags = 0;
    for (std::uint64_t i = 0; i < header.e_phnum; ++i) {
        auto const segment = readAt(header.e_phoff + i * sizeof(Elf64_Phdr), Elf64_Phdr{});
        hasRelro = hasRelro || segment.p_type == PT_GNU_RELRO;
        if (segment.p_type != PT_DYNAMIC) continue;
        for (std::uint64_t at = 0; at < segment.p_filesz; at += sizeof(Elf64_Dyn)) {
            auto const entry = readAt(segment.p_offset + at, Elf64_Dyn{});
            if (entry.d_tag == DT_FLAGS_1) flags = entry.d_un.d_val;
        }
    }
    EXPECT_TRUE(hasRelro);
    EXPECT_EQ(flags & (DF_1_NOW | DF_1_PIE), DF_1_NOW | DF_1_PIE);
}

// Sanitizers replace the checks of the C library by their own.
#if !defined(__SANITIZE_ADDRESS__) && !defined(__SANITIZE_THREAD__)
[[gnu::noinline]] void overflowStack(std::size_t length) {
    char buffer[16];
    char volatile* const at = buffer;
    for (std::size_t i = 0; i < length; ++i)
        at[i] = 'x';
}

[[gnu::noinline]] char overflowByCopy(std::size_t length) {
    char buffer[16];
    std::string const source(length, 'x');
    std::memcpy(buffer, source.data(), length);
    return *static_cast<char volatile*>(buffer);
}

// These tests are compiled with the program's flags.
TEST(ProcessDeathTest, AnOverflowingBufferEndsIt) {
    std::size_t const volatile length = 64;
    EXPECT_DEATH(overflowStack(length), "stack smashing detected");
    EXPECT_DEATH(overflowByCopy(length),
                 "buffer overflow detected|stack smashing detected"); // the latter without optimisation
}
#endif

TEST(Process, SigintStopsItToo) {
    ServerProcess server;
    server.signal(SIGINT);
    EXPECT_EQ(server.wait(), 0);
}

TEST(Process, JsonLogsAreOneObjectALine) {
    ServerProcess server{{"--log-format", "json"}};
    testing::get(server.port(), "/api/none?token=whispered");
    server.signal(SIGTERM);
    server.wait();
    std::istringstream lines{server.log()};
    int requests = 0;
    for (std::string line; std::getline(lines, line);) {
        auto const entry = boost::json::parse(line).as_object();
        EXPECT_TRUE(entry.contains("time") && entry.contains("level") && entry.contains("message")) << line;
        if (entry.at("message") != "request") continue;
        ++requests;
        EXPECT_EQ(entry.at("path"), "/api/none");
        EXPECT_EQ(entry.at("status"), 404);
    }
    EXPECT_EQ(requests, 1);
    EXPECT_EQ(server.log().find("whispered"), std::string::npos) << "queries may hold tokens";
}

TEST(Process, MigrateMakesTheDatabaseAndSaysSo) {
    TempFolder const folder;
    auto const data = (folder.path() / "data").string();
    auto const first = runWheelwright({"migrate", "--data", data});
    EXPECT_EQ(first.exitCode, 0) << first.err;
    EXPECT_THAT(first.out, HasSubstr("Applied migration 1, installation."));
    auto const second = runWheelwright({"migrate", "--data", data});
    EXPECT_EQ(second.exitCode, 0);
    EXPECT_EQ(second.out.find("Applied"), std::string::npos);
}

// The folder is misspelled: "run migrate" would be the wrong advice, and a new file there would mislead
// later.
TEST(Process, CommandsNameADatabaseThatIsNotThereAndMakeNone) {
    TempFolder const folder;
    auto const data = folder.path().string();
    auto const copy = (folder.path() / "copy").string();
    for (auto const& words : std::vector<std::vector<std::string>>{{"user", "list"},
                                                                   {"keys", "list"},
                                                                   {"reviews", "list"},
                                                                   {"share", "list"},
                                                                   {"tidy"},
                                                                   {"backup", copy}}) {
        auto all = words;
        all.insert(all.end(), {"--data", data});
        expectOneSentence(runWheelwright(all), 1, "There is no database sqlite:" + data + "/wheelwright.db");
        EXPECT_TRUE(std::filesystem::is_empty(data)) << words.front();
    }
}

TEST(Process, ADatabaseOfANewerVersionIsRefused) {
    TempFolder const folder;
    auto const data = (folder.path() / "data").string();
    runWheelwright({"migrate", "--data", data});
    {
        auto const address = storage::parseDatabaseAddress("sqlite:" + data + "/wheelwright.db");
        auto database = storage::Database::open(*address);
        database.write([](storage::Connection& connection) {
            connection.run(
                {"from_the_future",
                 "INSERT INTO schema_migrations (number, name, applied_at) VALUES (999, 'future', 0)"});
        });
    }
    expectOneSentence(runWheelwright({"serve", "--port", "0", "--data", data, "--web", data}), 1, "999");
}

} // namespace
} // namespace wheelwright
