import { execFile } from 'node:child_process';
import { chownSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { stringify } from 'yaml';
import { Part } from './part.ts';
import type { Place } from './place.ts';
import { smallDisk } from './small-disk.ts';
import { until } from './until.ts';

const user = 'postgres';

interface Member {
  name: string;
  state: string;
  role: string;
  timeline?: number;
}

/** One PostgreSQL and its Patroni. */
class Database extends Part {
  readonly port: number;
  readonly restPort: number;
  readonly data: string;

  constructor(place: Place, number: 1 | 2 | 3, userId: number) {
    const name = `postgres-${number}`;
    const home = join(place.folder, name);
    mkdirSync(home, { recursive: true });
    if (place.hasSmallDisks) smallDisk(home, 512);
    chownSync(home, userId, userId);
    const data = join(home, 'data');
    const config = join(place.folder, `${name}.yaml`);
    const port = place.ports[`postgres${number}`];
    const restPort = place.ports[`patroni${number}`];
    writeFileSync(config, stringify(patroniConfig(place, { name, home, data, port, restPort })), {
      mode: 0o644,
    });
    // PostgreSQL leaves the process tree of the Patroni that started it.
    const alsoPid = () => {
      try {
        return Number(readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n')[0]);
      } catch {
        return undefined;
      }
    };
    super({ name, logs: place.logs, words: ['patroni', config], user, alsoPid, env: { HOME: home } });
    this.port = port;
    this.restPort = restPort;
    this.data = data;
  }
}

export class PostgresCluster {
  readonly databases: Database[];
  private readonly place: Place;

  private constructor(place: Place, userId: number) {
    this.place = place;
    this.databases = ([1, 2, 3] as const).map((number) => new Database(place, number, userId));
  }

  static async make(place: Place): Promise<PostgresCluster> {
    const { stdout } = await promisify(execFile)('id', ['-u', user]);
    return new PostgresCluster(place, Number(stdout));
  }

  async start(): Promise<void> {
    for (const database of this.databases) database.start();
    await this.untilWhole();
    const primary = await this.primary();
    const sql = `create role wheelwright login password '${this.place.password}';`;
    for (const text of [sql, 'create database wheelwright owner wheelwright'])
      await promisify(execFile)(
        'psql',
        ['-h', '127.0.0.1', '-p', `${primary.port}`, '-U', user, '-c', text],
        {
          env: { ...process.env, PGPASSWORD: this.place.password, PGDATABASE: 'postgres' },
        },
      );
  }

  /** One primary, one standby that every commit waits for, one more. */
  untilWhole(): Promise<void> {
    return until('three PostgreSQL, one leading, one in step', 90, async () => {
      const members = await this.members();
      const count = (role: string) =>
        members.filter((member) => member.role === role && /running|streaming/.test(member.state)).length;
      return count('leader') === 1 && count('sync_standby') === 1 && count('replica') === 1;
    });
  }

  primary = async () => this.withRole('leader');
  standby = async () => this.withRole('sync_standby');

  private async withRole(role: string): Promise<Database> {
    const named = (await this.members()).find((member) => member.role === role);
    const found = this.databases.find(({ name }) => name === named?.name);
    if (!found) throw new Error(`No PostgreSQL is ${role}`);
    return found;
  }

  private async members(): Promise<Member[]> {
    const asked = this.databases.map(async ({ restPort }) => {
      const answer = await fetch(`http://127.0.0.1:${restPort}/cluster`, {
        signal: AbortSignal.timeout(1000),
      });
      return ((await answer.json()) as { members: Member[] }).members;
    });
    return Promise.any(asked);
  }
}

function patroniConfig(
  { password, ports }: Place,
  {
    name,
    home,
    data,
    port,
    restPort,
  }: { name: string; home: string; data: string; port: number; restPort: number },
) {
  const superuser = { username: user, password };
  return {
    scope: 'wheelwright',
    name,
    restapi: { listen: `127.0.0.1:${restPort}`, connect_address: `127.0.0.1:${restPort}` },
    etcd: { hosts: [ports.etcd1, ports.etcd2, ports.etcd3].map((each) => `127.0.0.1:${each}`) },
    bootstrap: {
      // docs/scaling.md gives the reasons.
      dcs: {
        ttl: 12,
        loop_wait: 2,
        retry_timeout: 4,
        synchronous_mode: true,
        primary_start_timeout: 5,
        postgresql: {
          use_pg_rewind: true,
          parameters: {
            max_connections: 100,
            shared_buffers: '32MB',
            min_wal_size: '32MB',
            max_wal_size: '64MB',
            wal_keep_size: '64MB',
            wal_sender_timeout: '5s',
            wal_receiver_timeout: '5s',
          },
        },
      },
      initdb: [{ encoding: 'UTF8' }, { locale: 'C.UTF-8' }, 'data-checksums'],
    },
    postgresql: {
      listen: `127.0.0.1:${port}`,
      connect_address: `127.0.0.1:${port}`,
      data_dir: data,
      bin_dir: '/usr/lib/postgresql/15/bin',
      pgpass: join(home, 'pgpass'),
      authentication: { superuser, replication: { username: 'replicator', password }, rewind: superuser },
      pg_hba: [
        'host replication replicator 127.0.0.1/32 scram-sha-256',
        'host all all 127.0.0.1/32 scram-sha-256',
        'local all all peer',
      ],
      parameters: { unix_socket_directories: home },
    },
  };
}
