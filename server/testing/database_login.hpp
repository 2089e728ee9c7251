#pragma once
#include "testing/every_engine.hpp"

namespace wheelwright::testing {

// A PostgreSQL login for one server of a test. The test can lock this server out without disturbing others.
class DatabaseLogin {
public:
    explicit DatabaseLogin(std::string address) : address_{std::move(address)} {
        run("create role " + name_ + " superuser login password 'open sesame'");
    }
    ~DatabaseLogin() {
        shut();
        run("drop role " + name_);
    }
    DatabaseLogin(DatabaseLogin const&) = delete;
    DatabaseLogin& operator=(DatabaseLogin const&) = delete;

    std::string address() const {
        auto const begin = address_.find("://") + 3;
        return address_.substr(0, begin) + name_ + ":open%20sesame" + address_.substr(address_.find('@'));
    }

    void shut() {
        run("alter role " + name_ + " nologin");
        run("select pg_terminate_backend(pid) from pg_stat_activity where usename = '" + name_ + "'");
    }
    void open() { run("alter role " + name_ + " login"); }

private:
    void run(std::string const& sql) {
        storage::Database::open(storage::parseDatabaseAddress(address_).value(), {.poolSize = 1})
            .write([&](storage::Connection& connection) {
                connection.run(storage::Query{"test_login", sql});
            });
    }

    std::string const address_;
    std::string const name_ = "login_" + newUuid().substr(0, 8);
};

} // namespace wheelwright::testing
