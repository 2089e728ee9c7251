import { execFile } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { Part } from './part.ts';
import type { Place } from './place.ts';
import { smallDisk } from './small-disk.ts';
import { until } from './until.ts';

/** A master, a replica and three sentinels. */
export class RedisCluster {
  readonly nodes: Part[];
  readonly sentinels: Part[];
  private readonly place: Place;
  private readonly ports: number[];

  constructor(place: Place) {
    this.place = place;
    const { folder, logs, ports, password } = place;
    this.ports = [ports.redis1, ports.redis2];
    this.nodes = this.ports.map((port, index) => {
      const name = `redis-${index + 1}`;
      const home = join(folder, name);
      mkdirSync(home);
      if (place.hasSmallDisks) smallDisk(home, 32);
      const words = ['redis-server', '--port', `${port}`, '--bind', '127.0.0.1', '--dir', home].concat(
        ['--save', '', '--appendonly', 'yes', '--requirepass', password, '--masterauth', password],
        ['--repl-diskless-sync-delay', '0'],
        index === 0 ? [] : ['--replicaof', `127.0.0.1 ${ports.redis1}`],
      );
      return new Part({ name, logs, words });
    });
    this.sentinels = [ports.sentinel1, ports.sentinel2, ports.sentinel3].map((port, index) => {
      const name = `sentinel-${index + 1}`;
      const file = join(folder, `${name}.conf`);
      // docs/scaling.md gives the reasons.
      writeFileSync(
        file,
        `port ${port}
bind 127.0.0.1
sentinel monitor wheelwright 127.0.0.1 ${ports.redis1} 2
sentinel auth-pass wheelwright ${password}
sentinel down-after-milliseconds wheelwright 2000
sentinel failover-timeout wheelwright 6000
`,
      );
      return new Part({ name, logs, words: ['redis-sentinel', file] });
    });
  }

  async start(): Promise<void> {
    for (const part of [...this.nodes, ...this.sentinels]) part.start();
    await this.untilWhole();
  }

  untilWhole(): Promise<void> {
    return until('a Redis with its replica, and sentinels that agree', 60, async () => {
      const { sentinel1, sentinel2, sentinel3 } = this.place.ports;
      const named = await Promise.all([sentinel1, sentinel2, sentinel3].map((port) => this.masterPort(port)));
      const master = named[0];
      if (master === undefined || named.some((port) => port !== master)) return false;
      const about = await this.ask(master, 'info', 'replication');
      return /role:master/.test(about) && /slave0:.*state=online/.test(about);
    });
  }

  /** The master, named by the first sentinel that answers. */
  async master(): Promise<Part> {
    const { sentinel1, sentinel2, sentinel3 } = this.place.ports;
    const port = await Promise.any([sentinel1, sentinel2, sentinel3].map((each) => this.masterPort(each)));
    const node = this.nodes[this.ports.indexOf(port)];
    if (!node) throw new Error(`The sentinels name a Redis at ${port}, which is none`);
    return node;
  }

  /** More than the rest of the last page of its file, so that a full disk is noticed at once. */
  async writeToMaster(): Promise<void> {
    const port = this.ports[this.nodes.indexOf(await this.master())];
    if (port !== undefined) await this.ask(port, 'set', 'drill', 'x'.repeat(8192));
  }

  private async masterPort(sentinel: number): Promise<number> {
    const answer = await this.ask(sentinel, 'sentinel', 'get-master-addr-by-name', 'wheelwright');
    return Number(answer.split('\n')[1]);
  }

  private async ask(port: number, ...words: string[]): Promise<string> {
    const env = { ...process.env, REDISCLI_AUTH: this.ports.includes(port) ? this.place.password : '' };
    const { stdout } = await promisify(execFile)('redis-cli', ['-p', `${port}`, ...words], {
      env,
      timeout: 2000,
    });
    return stdout;
  }
}
