import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { openSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { signalTree } from './process-tree.ts';

export interface PartOptions {
  name: string;
  words: string[];
  env?: Record<string, string>;
  logs: string;
  /** PostgreSQL and what looks after it refuse to run as root. */
  user?: string;
  /** A process that left the part's tree and still belongs to it. */
  alsoPid?: () => number | undefined;
}

/** As systemd's RestartSec. */
const restartAfter = 1000;

/** A process of the drill. One that dies is started again, as on a machine that is looked after, unless it was lost. */
export class Part {
  readonly name: string;
  private readonly options: PartOptions;
  private process: ChildProcess | undefined;
  private isWanted = false;

  constructor(options: PartOptions) {
    this.name = options.name;
    this.options = options;
  }

  start(): void {
    this.isWanted = true;
    if (this.process) return;
    const { words, env, logs, user } = this.options;
    const log = openSync(join(logs, `${this.name}.log`), 'a');
    const asUser = user ? [`--reuid=${user}`, `--regid=${user}`, '--init-groups'] : [];
    // A drill that is killed itself leaves nobody behind.
    const child = spawn('setpriv', ['--pdeathsig', 'KILL', ...asUser, ...words], {
      stdio: ['ignore', log, log],
      env: { ...process.env, ...env },
    });
    this.process = child;
    child.once('exit', () => {
      if (this.process !== child) return;
      this.process = undefined;
      if (this.isWanted) setTimeout(() => this.isWanted && this.start(), restartAfter);
    });
  }

  /** kill -9 of all its processes; it comes back by itself. */
  async kill(): Promise<void> {
    const child = this.process;
    this.signal('SIGKILL');
    if (child && child.exitCode === null && child.signalCode === null) await once(child, 'exit');
  }

  /** The same, and it stays away, as with the machine it ran on. */
  async lose(): Promise<void> {
    this.isWanted = false;
    await this.kill();
    // Who looks after it may have started it anew in between.
    await pause(50);
    this.signal('SIGKILL');
  }

  freeze(): void {
    this.signal('SIGSTOP');
  }

  thaw(): void {
    this.signal('SIGCONT');
  }

  private signal(signal: NodeJS.Signals): void {
    const pids = [this.process?.pid, this.options.alsoPid?.()];
    for (const pid of pids) if (pid !== undefined) signalTree(pid, signal);
  }
}
