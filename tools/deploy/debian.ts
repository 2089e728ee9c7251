import { type ChildProcess, execFile, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { until } from '../drill/until.ts';

const run = promisify(execFile);
const hour = 3_600_000;
/** Packages that debootstrap and apt downloaded, kept for the next run. */
const downloads = join(import.meta.dirname, '../../.cache/debian');

/** Why this machine can't boot a Debian; empty if it can. */
export function whyNoDebian(): string {
  if (process.getuid?.() !== 0) return 'it needs root';
  if (!process.env.WHEELWRIGHT_DRILL_FOLDER) return 'this machine allows no mounts';
  if (!process.env.WHEELWRIGHT_CONTROL_GROUP) return 'this machine allows no control groups';
  return '';
}

/** A bare Debian 12 with systemd as its first process, in namespaces of its own. Only the network is this machine's. */
export class Debian {
  readonly folder = join(process.env.WHEELWRIGHT_DRILL_FOLDER ?? '', 'debian');
  private machine: ChildProcess | undefined;
  private init = '';

  static async boot(): Promise<Debian> {
    const debian = new Debian();
    await debian.unpack();
    await debian.start();
    return debian;
  }

  private async unpack(): Promise<void> {
    mkdirSync(join(downloads, 'partial'), { recursive: true });
    const flags = ['--variant=minbase', '--include=systemd,systemd-sysv', `--cache-dir=${downloads}`];
    await run('debootstrap', [...flags, 'bookworm', this.folder, mirror()], { timeout: hour }).catch(
      (fault) => {
        throw new Error(`Debian 12 could not be fetched from ${mirror()}: ${fault.stdout}${fault.stderr}`);
      },
    );
    // This machine's proxy and other settings for downloads.
    const settings = execFileSync('apt-config', ['dump'], { encoding: 'utf8' });
    writeFileSync(
      join(this.folder, 'etc/apt/apt.conf.d/50download'),
      settings.replace(/^(?!Acquire::).*\n/gm, ''),
    );
  }

  private async start(): Promise<void> {
    const boot = join(import.meta.dirname, 'boot.sh');
    const log = join(this.folder, 'var/log/boot.log');
    this.machine = spawn('bash', ['-c', 'exec "$@" >"$0" 2>&1', log, boot, this.folder, downloads], {
      stdio: 'ignore',
    });
    const { pid } = this.machine;
    await until('a booted Debian', 180, async () => {
      if (this.machine?.exitCode !== null) throw new Error(readFileSync(log, 'utf8'));
      this.init = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim();
      return (await this.inside('systemctl', 'is-system-running')) === 'running';
    });
  }

  /** Runs a command as root in this Debian and returns its output; throws if the command fails. */
  async inside(...words: string[]): Promise<string> {
    const spaces = ['--mount', '--pid', '--uts', '--ipc', '--cgroup', '--root', '--wd'];
    const environment = ['env', '-i', 'PATH=/usr/sbin:/usr/bin:/sbin:/bin', 'DEBIAN_FRONTEND=noninteractive'];
    const { stdout } = await run('nsenter', ['--target', this.init, ...spaces, ...environment, ...words], {
      timeout: hour,
      maxBuffer: 2 ** 28,
    });
    return stdout.trim();
  }

  apt(...words: string[]): Promise<string> {
    return this.inside('apt-get', '--yes', '--no-install-recommends', ...words);
  }

  path(inside: string): string {
    return join(this.folder, inside);
  }

  has(inside: string): boolean {
    return existsSync(this.path(inside));
  }

  append(inside: string, text: string): void {
    mkdirSync(join(this.path(inside), '..'), { recursive: true });
    appendFileSync(this.path(inside), text);
  }

  async end(): Promise<void> {
    if (!this.machine || this.machine.exitCode !== null) return;
    this.machine.kill('SIGKILL');
    await once(this.machine, 'exit');
  }
}

/** Where this machine gets Debian 12 from. */
export function mirror(): string {
  const format = '$(CODENAME) $(SUITE) $(REPO_URI)';
  const targets = execFileSync('apt-get', ['indextargets', '--format', format], { encoding: 'utf8' });
  const [, found] = /^bookworm \S+ (\S+)/m.exec(targets) ?? [];
  return found ?? 'http://deb.debian.org/debian';
}
