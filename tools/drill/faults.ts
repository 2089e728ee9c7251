import type { Cluster } from './cluster.ts';
import type { Part } from './part.ts';
import { clearDisk, fillDisk } from './small-disk.ts';

export interface Fault {
  name: string;
  what: string;
  /** Causes the fault and returns how to repair what doesn't recover by itself. */
  strike: (cluster: Cluster) => Promise<() => void | Promise<void>>;
  /** Part of the shortened drill in ./test. */
  isShort?: boolean;
  /** It closes visitors' connections, and nothing can answer in its place. */
  cutsVisitors?: boolean;
  needsSmallDisks?: boolean;
  /** Nothing replaces it: the time until everything works is counted from its repair. */
  hasNoStandIn?: boolean;
  /** The live room runs on the affected server. */
  strikesRoom?: boolean;
}

type Pick = (cluster: Cluster) => Part | Promise<Part>;

const nothing = () => {};

/** Its machine is down until the drill brings it back. */
const lost = (pick: Pick) => async (cluster: Cluster) => {
  const part = await pick(cluster);
  await part.lose();
  return () => part.start();
};

/** kill -9; it is started again a second later, as systemd does. */
const killed = (pick: Pick) => async (cluster: Cluster) => {
  await (await pick(cluster)).kill();
  return nothing;
};

/** It stays frozen until the product works again without it. */
const frozen = (pick: Pick) => async (cluster: Cluster) => {
  const part = await pick(cluster);
  part.freeze();
  return () => part.thaw();
};

const line = (engine: keyof Cluster['lines'], state: 'silent' | 'cut') => async (cluster: Cluster) => {
  cluster.lines[engine].become(state);
  return () => cluster.lines[engine].become('whole');
};

const full = (folderOf: (cluster: Cluster) => string | Promise<string>) => async (cluster: Cluster) => {
  const folder = await folderOf(cluster);
  fillDisk(folder);
  return () => clearDisk(folder);
};

const first = (parts: Part[]): Part => {
  const [part] = parts;
  if (!part) throw new Error('There is no such part');
  return part;
};

const primary: Pick = ({ postgres }) => postgres.primary();
const standby: Pick = ({ postgres }) => postgres.standby();
const redis: Pick = (cluster) => cluster.redis.master();
const server: Pick = ({ servers }) => first(servers);
const store: Pick = (cluster) => first(cluster.store);

export const faults: Fault[] = [
  {
    name: 'primary-lost',
    what: 'the PostgreSQL that leads and its Patroni: kill -9',
    strike: lost(primary),
    isShort: true,
  },
  { name: 'standby-lost', what: 'the standby that commits wait for: kill -9', strike: lost(standby) },
  { name: 'etcd-killed', what: 'one of three etcd: kill -9', strike: killed(({ etcd }) => first(etcd)) },
  { name: 'haproxy-killed', what: 'HAProxy: kill -9', strike: killed(({ haproxy }) => haproxy) },
  { name: 'redis-lost', what: 'the Redis that leads: kill -9', strike: lost(redis), isShort: true },
  {
    name: 'sentinel-killed',
    what: 'one of three sentinels: kill -9',
    strike: killed((cluster) => first(cluster.redis.sentinels)),
  },
  { name: 'store-killed', what: 'one of two proxies of Swift: kill -9', strike: killed(store) },
  {
    name: 'server-killed',
    what: 'one of two servers: kill -9',
    strike: killed(server),
    isShort: true,
    strikesRoom: true,
  },
  { name: 'front-killed', what: 'nginx: kill -9', strike: killed(({ front }) => front), cutsVisitors: true },
  {
    name: 'primary-frozen',
    what: 'the PostgreSQL that leads and its Patroni: SIGSTOP',
    strike: frozen(primary),
  },
  { name: 'standby-frozen', what: 'the standby that commits wait for: SIGSTOP', strike: frozen(standby) },
  { name: 'etcd-frozen', what: 'one of three etcd: SIGSTOP', strike: frozen(({ etcd }) => first(etcd)) },
  { name: 'redis-frozen', what: 'the Redis that leads: SIGSTOP', strike: frozen(redis) },
  { name: 'store-frozen', what: 'one of two proxies of Swift: SIGSTOP', strike: frozen(store) },
  {
    name: 'server-frozen',
    what: 'one of two servers: SIGSTOP',
    strike: frozen(server),
    isShort: true,
    strikesRoom: true,
  },
  {
    name: 'database-silent',
    what: 'one server’s line to PostgreSQL: swallows all',
    strike: line('postgres', 'silent'),
    strikesRoom: true,
  },
  {
    name: 'database-cut',
    what: 'one server’s line to PostgreSQL: cut',
    strike: line('postgres', 'cut'),
    strikesRoom: true,
  },
  {
    name: 'redis-silent',
    what: 'one server’s line to Redis: swallows all',
    strike: line('redis', 'silent'),
    strikesRoom: true,
  },
  {
    name: 'redis-cut',
    what: 'one server’s line to Redis: cut',
    strike: line('redis', 'cut'),
    strikesRoom: true,
  },
  {
    name: 'store-silent',
    what: 'one server’s line to the store: swallows all',
    strike: line('store', 'silent'),
  },
  { name: 'store-cut', what: 'one server’s line to the store: cut', strike: line('store', 'cut') },
  {
    name: 'redis-disk-full',
    what: 'the disk of the Redis that leads: full',
    strike: async (cluster) => {
      const heal = await full(async ({ dataOf, redis }) => dataOf(await redis.master()))(cluster);
      await cluster.redis.writeToMaster();
      return heal;
    },
    needsSmallDisks: true,
  },
  {
    name: 'server-disk-full',
    what: 'the disk of one server’s data: full for 10 s',
    strike: full(({ dataOf, servers }) => dataOf(first(servers))),
    needsSmallDisks: true,
    hasNoStandIn: true,
  },
  {
    name: 'standby-disk-full',
    what: 'the disk of the standby that commits wait for: full',
    strike: full(async ({ dataOf, postgres }) => dataOf(await postgres.standby())),
    needsSmallDisks: true,
  },
  {
    name: 'primary-disk-full',
    what: 'the disk of the PostgreSQL that leads: full for 10 s',
    strike: full(async ({ dataOf, postgres }) => dataOf(await postgres.primary())),
    needsSmallDisks: true,
    hasNoStandIn: true,
  },
];
