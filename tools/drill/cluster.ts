import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { layOutNginx, makeCertificate } from '../deploy/front.ts';
import { answersHttp, layOutSwift, swiftKey } from '../peers/swift.ts';
import { balancer } from './balancer.ts';
import { ChaosProxy } from './chaos-proxy.ts';
import { etcdMembers } from './etcd.ts';
import { Part } from './part.ts';
import { PostgresCluster } from './patroni.ts';
import { makePlace, type Place } from './place.ts';
import { RedisCluster } from './redis.ts';
import { smallDisk } from './small-disk.ts';
import { until } from './until.ts';

const binary = join(import.meta.dirname, '../../build/bin/wheelwright');

/** The whole cluster on one machine. */
export interface Cluster {
  place: Place;
  /** The address people type. */
  url: string;
  etcd: Part[];
  postgres: PostgresCluster;
  redis: RedisCluster;
  store: Part[];
  haproxy: Part;
  servers: Part[];
  front: Part;
  /** The proxies between the first server and its engines. */
  lines: { postgres: ChaosProxy; redis: ChaosProxy; store: ChaosProxy };
  dataOf: (part: Part) => string;
  /** The data folder of each server. */
  serverFolders: string[];
  untilHealthy: () => Promise<void>;
  stop: () => Promise<void>;
}

export async function startCluster(): Promise<Cluster> {
  const place = await makePlace();
  const { folder, logs, ports } = place;
  const parts: Part[] = [];
  const started = (part: Part): Part => {
    parts.push(part);
    part.start();
    return part;
  };
  const etcd = etcdMembers(place).map(started);
  const haproxy = started(await balancer(place));
  const { programs, store } = startStore(place, started);
  const redis = new RedisCluster(place);
  const postgres = await PostgresCluster.make(place);
  parts.push(...redis.nodes, ...redis.sentinels, ...postgres.databases);
  await Promise.all([
    redis.start(),
    postgres.start(),
    until('the store', 60, async () => (await Promise.all(programs.map(answersHttp))).every(Boolean)),
  ]);
  const lines = {
    postgres: await ChaosProxy.start(ports.balancedPostgres),
    redis: await ChaosProxy.start(ports.balancedRedis),
    store: await ChaosProxy.start(ports.balancedStore),
  };
  const near = { postgres: lines.postgres.port, redis: lines.redis.port, store: lines.store.port };
  const far = { postgres: ports.balancedPostgres, redis: ports.balancedRedis, store: ports.balancedStore };
  const servers = [started(server(place, 1, near)), started(server(place, 2, far))];
  const dataOf = ({ name }: Part) => join(folder, name);
  makeCertificate(folder);
  const words = await layOutNginx({
    folder,
    port: ports.front,
    plainPort: ports.plainFront,
    servers: [`127.0.0.1:${ports.balancedServers}`],
  });
  const front = started(new Part({ name: 'nginx', logs, words }));
  const healthy = async (port: number) => (await fetch(`http://127.0.0.1:${port}/api/health`)).status === 200;
  const untilHealthy = () =>
    until('two healthy servers', 60, async () => {
      return (await healthy(ports.server1)) && (await healthy(ports.server2));
    });
  await untilHealthy();
  return {
    place,
    url: `https://localhost:${ports.front}`,
    etcd,
    postgres,
    redis,
    store,
    haproxy,
    servers,
    front,
    lines,
    dataOf,
    serverFolders: servers.map(dataOf),
    untilHealthy,
    stop: async () => {
      for (const part of parts) part.thaw();
      await Promise.all(parts.reverse().map((part) => part.lose()));
      for (const line of Object.values(lines)) line.stop();
      if (!place.hasSmallDisks && existsSync(folder)) rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Swift with two proxies: one may fail. */
function startStore({ folder, logs, ports }: Place, started: (part: Part) => Part) {
  const home = join(folder, 'swift');
  mkdirSync(home);
  const programs = layOutSwift(home, {
    proxies: [ports.swiftProxy1, ports.swiftProxy2],
    account: ports.swiftAccount,
    container: ports.swiftContainer,
    object: ports.swiftObject,
    memcached: ports.memcached,
  });
  const parts = programs.map(({ name, words }) =>
    started(new Part({ name, logs, words, env: { SWIFT_DIR: home } })),
  );
  return {
    programs: programs.filter(({ name }) => name !== 'memcached').map(({ port }) => port),
    store: parts.filter(({ name }) => name.startsWith('swift-proxy')),
  };
}

/** One of the two servers; each has its own way to its engines. */
function server(place: Place, number: 1 | 2, line: { postgres: number; redis: number; store: number }): Part {
  const { folder, logs, ports, password } = place;
  const name = `server-${number}`;
  const data = join(folder, name);
  mkdirSync(data);
  if (place.hasSmallDisks) smallDisk(data, 16);
  return new Part({
    name,
    logs,
    words: [binary, 'serve', '--port', `${ports[`server${number}`]}`, '--data', data],
    env: {
      WHEELWRIGHT_ADMIN_LISTEN: `127.0.0.1:${ports[`admin${number}`]}`,
      WHEELWRIGHT_PUBLIC_URL: `https://localhost:${ports.front}`,
      WHEELWRIGHT_TRUSTED_PROXIES: '127.0.0.0/8',
      WHEELWRIGHT_DATABASE: `postgresql://wheelwright:${password}@127.0.0.1:${line.postgres}/wheelwright`,
      WHEELWRIGHT_REDIS_URL: `redis://:${password}@127.0.0.1:${line.redis}`,
      WHEELWRIGHT_S3_URL: `http://127.0.0.1:${line.store}`,
      WHEELWRIGHT_S3_BUCKET: 'wheelwright',
      WHEELWRIGHT_S3_KEY_ID: swiftKey.keyId,
      WHEELWRIGHT_S3_SECRET: swiftKey.secret,
      WHEELWRIGHT_TEST_RULES: 'on',
      WHEELWRIGHT_TEST_RATE_LIMITS: 'off',
      WHEELWRIGHT_TEST_LIVE_ROOMS_PER_SOURCE: '1000000',
      WHEELWRIGHT_TEST_RATE_PAUSE: '0',
      WHEELWRIGHT_TEST_RATE_LINKS: '1000000',
      WHEELWRIGHT_TEST_MEDIA_COUNT_FREE: '100000',
      WHEELWRIGHT_LOG_LEVEL: 'warn',
    },
  });
}
