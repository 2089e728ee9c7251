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
  /** PostgreSQL and Patroni refuse to run as root. */
  user?: string;
  /** A process that belongs to the part but left its process tree. */
  alsoPid?: () => number | undefined;
}

/** Like systemd's RestartSec. */
const restartAfter = 1000;

/** A program of the cluster. If it dies it is restarted, as by systemd, unless its machine was lost. */
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
    // The program ends even if the drill is killed.
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

  /** kill -9 of all its processes; it is restarted. */
  async kill(): Promise<void> {
    const child = this.process;
    this.signal('SIGKILL');
    if (child && child.exitCode === null && child.signalCode === null) await once(child, 'exit');
  }

  /** The same without a restart, like the loss of its machine. */
  async lose(): Promise<void> {
    this.isWanted = false;
    await this.kill();
    // Patroni may have restarted it in between.
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
