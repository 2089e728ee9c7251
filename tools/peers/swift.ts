import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { userInfo } from 'node:os';
import { join } from 'node:path';

/** Debian's OpenStack Swift with its S3 API: credentials and ports. */
export const swiftKey = { keyId: 'test:tester', secret: 'testing' };

export interface SwiftPorts {
  /** One or more proxies, each serving the whole store. */
  proxies: number[];
  account: number;
  container: number;
  object: number;
  memcached: number;
}

interface SwiftProgram {
  name: string;
  words: string[];
  port: number;
}

const stores = ['account', 'container', 'object'] as const;

/** Writes Swift's configuration into the folder; returns the programs to start, with SWIFT_DIR as their folder. */
export function layOutSwift(folder: string, ports: SwiftPorts): SwiftProgram[] {
  mkdirSync(join(folder, 'devices', 'd1'), { recursive: true });
  writeFileSync(join(folder, 'swift.conf'), '[swift-hash]\nswift_hash_path_suffix = tests\n');
  for (const kind of stores)
    writeFileSync(
      join(folder, `${kind}.conf`),
      `${head(folder, ports[kind])}devices = ${folder}/devices
mount_check = false
[pipeline:main]
pipeline = ${kind}-server
[app:${kind}-server]
use = egg:swift#${kind}
`,
    );
  for (const [number, port] of ports.proxies.entries())
    writeFileSync(join(folder, `proxy${number}.conf`), head(folder, port) + proxy(ports.memcached));
  makeRings(folder, ports);
  return [
    {
      name: 'memcached',
      words: ['memcached', '-u', userInfo().username, '-l', '127.0.0.1', '-U', '0'].concat(
        '-p',
        String(ports.memcached),
      ),
      port: ports.memcached,
    },
    ...stores.map((kind) => ({
      name: `swift-${kind}`,
      words: [`swift-${kind}-server`, join(folder, `${kind}.conf`)],
      port: ports[kind],
    })),
    ...ports.proxies.map((port, number) => ({
      name: `swift-proxy-${number + 1}`,
      words: ['swift-proxy-server', join(folder, `proxy${number}.conf`)],
      port,
    })),
  ];
}

export const answersHttp = (port: number): Promise<boolean> =>
  fetch(`http://127.0.0.1:${port}/healthcheck`).then(
    () => true,
    () => false,
  );

const head = (folder: string, port: number) => `[DEFAULT]
bind_ip = 127.0.0.1
bind_port = ${port}
swift_dir = ${folder}
user = ${userInfo().username}
workers = 0
log_level = ERROR
log_address = ${folder}/no-log
`;

const proxy = (memcachedPort: number) => `# As a bucket that lets pages of other sites read.
cors_allow_origin = *
[pipeline:main]
pipeline = catch_errors healthcheck cache listing_formats s3api tempauth copy slo dlo proxy-server
[app:proxy-server]
use = egg:swift#proxy
account_autocreate = true
allow_account_management = true
[filter:catch_errors]
use = egg:swift#catch_errors
[filter:healthcheck]
use = egg:swift#healthcheck
[filter:cache]
use = egg:swift#memcache
memcache_servers = 127.0.0.1:${memcachedPort}
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
`;

/** One interpreter makes all three rings, because each takes a second to start. */
function makeRings(folder: string, ports: SwiftPorts): void {
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
    ...stores.map((kind) => String(ports[kind])),
  ]);
}
