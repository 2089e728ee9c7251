// One server against two behind the shipped nginx front, on PostgreSQL and Redis, and what it costs when one of these
// is away. Every server has a quarter of a core, as on a small machine, so that the load beside it finds room.
// Prints the tables of bench/nodes/README.md. Loopback only; needs root for the control groups.
//   node bench/nodes/measure.ts [SECONDS]
import { startFront } from '../../tools/deploy/front.ts';
import { Person } from '../person.ts';
import { type Server, startServer } from '../server.ts';
import { startPostgres, startRedis } from './engines.ts';
import { type Rate, reads, refreshes, saves } from './load.ts';
import { keptSmall } from './small-machine.ts';

const seconds = Number(process.argv[2] ?? 5);
const cores = 0.25;
// The front's certificate is made for this run alone.
process.env.NODE_TLS_REJECT_UNAUTHORIZED = '0';

const toStop: (() => Promise<void> | void)[] = [];
const kept = <Thing extends { stop: () => Promise<void> }>(thing: Thing): Thing => {
  toStop.push(thing.stop);
  return thing;
};

interface Rates {
  reads: Rate;
  saves: Rate;
  refreshes: Rate;
}

async function ratesOf(servers: Server[], people: Person[]): Promise<Rates> {
  const front = await startFront('nginx', ...servers.map((server) => new URL(server.url).host));
  const url = `https://localhost:${front.port}`;
  try {
    return {
      reads: await reads(url, people[0]?.shareId ?? '', seconds),
      saves: await saves(url, people, seconds),
      refreshes: await refreshes(url, people, seconds),
    };
  } finally {
    await front.stop();
  }
}

const told = ({ perSecond, p99, refused }: Rate) =>
  `${perSecond.toFixed(0)}/s, ${p99.toFixed(0)} ms${refused > 0 ? `, ${(refused * 100).toFixed(0)} % refused` : ''}`;

try {
  const postgres = kept(await startPostgres());
  const redis = kept(await startRedis());
  const flags = [
    '--public-url',
    'https://localhost',
    '--database',
    postgres.address,
    '--redis-url',
    redis.address,
    '--trusted-proxies',
    '127.0.0.1',
  ];
  const servers: Server[] = [];
  const add = async () => {
    const server = await startServer(flags, 'off');
    // Its control group is empty and can be removed once the server has ended.
    toStop.push(keptSmall(server.pid, String(servers.length), cores), server.stop);
    servers.push(server);
    return server;
  };

  const first = await add();
  const people = await Promise.all(
    Array.from({ length: 32 }, (_, place) => Person.signedIn(first, `person${place}`)),
  );
  const one = await ratesOf(servers, people);
  await add();
  const two = await ratesOf(servers, people);
  console.log(
    '| each server a quarter of a core; per second, 99 % within | one server | two servers | ratio |',
  );
  console.log('|---|---|---|---|');
  for (const kind of ['reads', 'saves', 'refreshes'] as const) {
    const ratio = (two[kind].perSecond / one[kind].perSecond).toFixed(2);
    console.log(`| ${kind} | ${told(one[kind])} | ${told(two[kind])} | ${ratio} |`);
  }

  console.log('\n| two servers | reads | saves | refreshes |\n|---|---|---|---|');
  const row = (name: string, rates: Rates) =>
    console.log(`| ${name} | ${told(rates.reads)} | ${told(rates.saves)} | ${told(rates.refreshes)} |`);
  row('everything there', two);
  for (const [name, engine] of Object.entries({ Redis: redis, PostgreSQL: postgres })) {
    await engine.away();
    row(`${name} away`, await ratesOf(servers, people));
    await engine.back();
  }
} finally {
  for (const stop of toStop.reverse()) await stop();
}
