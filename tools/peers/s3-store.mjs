// An S3-compatible store for tests: OpenStack Swift of Debian's packages with its S3 API, in a folder of its own on
// free ports. It checks signatures as Amazon's does. Prints one line of JSON: {port, keyId, secret}. Ends with its
// caller and takes its folder along.
import { execFileSync, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';

const folder = mkdtempSync(join(tmpdir(), 'wheelwright-swift-'));
const children = [];
let isEnding = false;

function end(code) {
  if (isEnding) return;
  isEnding = true;
  for (const child of children) child.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 50 });
  process.exit(code);
}
process.on('SIGTERM', () => end(0));

const freePort = () =>
  new Promise((resolve) => {
    const server = createServer();
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });

const ports = {};
for (const name of ['proxy', 'account', 'container', 'object', 'memcached']) ports[name] = await freePort();

const common = (port) => `[DEFAULT]
bind_ip = 127.0.0.1
bind_port = ${port}
swift_dir = ${folder}
user = ${userInfo().username}
workers = 0
log_level = ERROR
log_address = ${folder}/no-log
`;

writeFileSync(join(folder, 'swift.conf'), '[swift-hash]\nswift_hash_path_suffix = tests\n');
for (const kind of ['account', 'container', 'object']) {
  mkdirSync(join(folder, 'devices', 'd1'), { recursive: true });
  writeFileSync(
    join(folder, `${kind}.conf`),
    `${common(ports[kind])}devices = ${folder}/devices
mount_check = false
[pipeline:main]
pipeline = ${kind}-server
[app:${kind}-server]
use = egg:swift#${kind}
`,
  );
}
writeFileSync(
  join(folder, 'proxy.conf'),
  `${common(ports.proxy)}# As a bucket that lets pages of other sites read.
cors_allow_origin = *
[pipeline:main]
pipeline = catch_errors cache listing_formats s3api tempauth copy slo dlo proxy-server
[app:proxy-server]
use = egg:swift#proxy
account_autocreate = true
allow_account_management = true
[filter:catch_errors]
use = egg:swift#catch_errors
[filter:cache]
use = egg:swift#memcache
memcache_servers = 127.0.0.1:${ports.memcached}
[filter:listing_formats]
use = egg:swift#listing_formats
[filter:s3api]
use = egg:swift#s3api
[filter:tempauth]
use = egg:swift#tempauth
user_test_tester = testing .admin
[filter:copy]
use = egg:swift#copy
[filter:slo]
use = egg:swift#slo
[filter:dlo]
use = egg:swift#dlo
`,
);

// One interpreter for all three rings: each takes a second to start.
execFileSync('/usr/bin/python3', [
  '-c',
  `import sys
from swift.common.ring import RingBuilder
folder, ports = sys.argv[1], sys.argv[2:]
for kind, port in zip(('account', 'container', 'object'), ports):
    ring = RingBuilder(2, 1, 0)
    ring.add_dev({'region': 1, 'zone': 1, 'ip': '127.0.0.1', 'port': int(port), 'device': 'd1', 'weight': 1})
    ring.rebalance()
    ring.get_ring().save(folder + '/' + kind + '.ring.gz')
`,
  folder,
  ...[ports.account, ports.container, ports.object].map(String),
]);

const start = (program, ...words) => {
  const child = spawn(program, words, {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, SWIFT_DIR: folder },
  });
  child.on('exit', () => end(1));
  children.push(child);
};
start('memcached', '-u', userInfo().username, '-l', '127.0.0.1', '-p', String(ports.memcached), '-U', '0');
for (const kind of ['account', 'container', 'object', 'proxy'])
  start(`swift-${kind}-server`, join(folder, `${kind}.conf`));

// Ready once the proxy answers and the servers behind it do too.
for (let tries = 0; tries < 300; tries += 1) {
  const isUp = async (port) =>
    fetch(`http://127.0.0.1:${port}/healthcheck`).then(
      () => true,
      () => false,
    );
  const up = await Promise.all(
    Object.entries(ports).map(([name, port]) => name === 'memcached' || isUp(port)),
  );
  if (up.every(Boolean)) break;
  await new Promise((resolve) => setTimeout(resolve, 100));
}
console.log(JSON.stringify({ port: ports.proxy, keyId: 'test:tester', secret: 'testing' }));
