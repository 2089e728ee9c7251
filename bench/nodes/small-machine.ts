import { existsSync, mkdirSync, rmdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const period = 10_000; // µs, short, so that a throttled node does not pause for long

/** Limits a process to this share of a core, as on a small machine; for both versions of control groups. */
export function keptSmall(pid: number, name: string, cores: number): () => void {
  const isFirstVersion = existsSync('/sys/fs/cgroup/cpu/cpu.cfs_quota_us');
  const folder = join(isFirstVersion ? '/sys/fs/cgroup/cpu' : '/sys/fs/cgroup', `wheelwright-bench-${name}`);
  const quota = Math.round(period * cores);
  mkdirSync(folder, { recursive: true });
  if (isFirstVersion) {
    writeFileSync(join(folder, 'cpu.cfs_period_us'), String(period));
    writeFileSync(join(folder, 'cpu.cfs_quota_us'), String(quota));
  } else {
    writeFileSync(join(folder, 'cpu.max'), `${quota} ${period}`);
  }
  writeFileSync(join(folder, 'cgroup.procs'), String(pid));
  return () => rmdirSync(folder);
}
