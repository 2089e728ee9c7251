import { execFile, execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { readDeployFile } from './deploy-file.ts';

const root = join(import.meta.dirname, '../..');
const cache = join(root, '.cache/containers');
const store = join(cache, 'store');
const hour = 3_600_000;

// A virtual machine or container may not raise limits and may have no systemd; runc works with any kind of cgroups.
const engine = `[containers]
default_ulimits = ["nofile=4096:4096", "nproc=4096:4096"]
log_driver = "k8s-file"
[engine]
runtime = "runc"
cgroup_manager = "cgroupfs"
events_logger = "file"
`;
const env = {
  ...process.env,
  CONTAINERS_CONF: join(cache, 'containers.conf'),
  DISABLE_HC_SYSTEMD: 'true',
};

/** Runs podman with the project's own store; returns its output. */
export async function podman(...words: string[]): Promise<string> {
  const places = ['--root', store, '--runroot', '/run/wheelwright-containers'];
  const options = { cwd: root, env, timeout: hour, maxBuffer: 2 ** 28 };
  const { stdout } = await promisify(execFile)('podman', [...places, ...words], options);
  return stdout.trim();
}

/** Why no container runs on this machine; empty if one does. */
export async function whyNoContainers(): Promise<string> {
  if (process.getuid?.() !== 0) return 'it needs root';
  mkdirSync(cache, { recursive: true });
  writeFileSync(env.CONTAINERS_CONF, engine);
  // A copied or moved store still contains its old path, and podman refuses it.
  const place = join(cache, 'place');
  if (!existsSync(place) || readFileSync(place, 'utf8') !== root)
    rmSync(store, { recursive: true, force: true });
  writeFileSync(place, root);
  try {
    const bases = [...(await readDeployFile('Containerfile')).matchAll(/^FROM (\S+)/gm)].map(
      ([, base = '']) => base,
    );
    await needImages(bases);
    await podman('run', '--rm', '--publish', '127.0.0.1::8080', bases[0] ?? '', 'true');
    return '';
  } catch (problem) {
    const { stderr } = problem as { stderr?: string };
    return `podman says: ${String(stderr || problem)
      .trim()
      .split('\n')
      .at(-1)}`;
  }
}

const succeeds = (...words: string[]) =>
  podman(...words).then(
    () => true,
    () => false,
  );

/** Pulls the base images; on a machine without access to the registry, makes them with debootstrap. */
async function needImages(names: string[]): Promise<void> {
  const missing: string[] = [];
  for (const name of names)
    if (!(await succeeds('image', 'exists', name)) && !(await succeeds('pull', name))) missing.push(name);
  const [first, ...others] = missing;
  if (!first) return;
  const base = join(cache, 'debian');
  rmSync(base, { recursive: true, force: true });
  execFileSync('debootstrap', ['--variant=minbase', 'bookworm', base], { stdio: 'ignore', timeout: hour });
  execFileSync('tar', ['-C', base, '-cf', `${base}.tar`, '.']);
  await podman('import', `${base}.tar`, first);
  for (const other of others) await podman('tag', first, other);
  for (const left of [base, `${base}.tar`]) rmSync(left, { recursive: true });
}

/** Builds deploy/Containerfile from the project's folder and returns the output. */
export async function buildImage(name: string): Promise<string> {
  const compiled = join(cache, 'ccache');
  mkdirSync(compiled, { recursive: true });
  const compiledInside = '/var/cache/ccache';
  const given = [
    // This machine's own certificate authorities, needed where a proxy inspects TLS.
    ['--volume', '/usr/local/share/ca-certificates:/usr/local/share/ca-certificates:ro'],
    ['--build-arg', 'NODE_EXTRA_CA_CERTS=/etc/ssl/certs/ca-certificates.crt'],
    ['--volume', `${compiled}:${compiledInside}`],
    ['--build-arg', `CCACHE_DIR=${compiledInside}`],
  ].flat();
  const flags = ['--format', 'docker', '--file', 'deploy/Containerfile', '--tag', name, '--layers=false'];
  return podman('build', ...flags, ...given, '.');
}
