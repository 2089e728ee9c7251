import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, openSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readDeployFile } from './deploy-file.ts';

/** A front of deploy/front for servers of this machine, on private ports, with its own certificate. */
export interface Front {
  port: number;
  plainPort: number;
  certificate: string;
  /** Everything it has logged so far. */
  log: () => string;
  stop: () => Promise<void>;
}

interface Place {
  folder: string;
  port: number;
  plainPort: number;
  servers: string[];
}

type Kind = 'nginx' | 'caddy' | 'apache';
const starts = { nginx: startNginx, caddy: startCaddy, apache: startApache };

export async function startFront(kind: Kind, ...servers: string[]): Promise<Front> {
  const folder = mkdtempSync(join(tmpdir(), `wheelwright-${kind}-`));
  makeCertificate(folder);
  const place = { folder, port: await freePort(), plainPort: await freePort(), servers };
  const front = await starts[kind](place);
  await answering(place.port, front);
  return {
    port: place.port,
    plainPort: place.plainPort,
    certificate: readFileSync(join(folder, 'fullchain.pem'), 'utf8'),
    log: () =>
      readdirSync(folder)
        .filter((name) => name.endsWith('.log'))
        .map((name) => readFileSync(join(folder, name), 'utf8'))
        .join(''),
    stop: async () => {
      front.kill('SIGTERM');
      if (front.exitCode === null) await once(front, 'exit');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function startNginx(place: Place): Promise<ChildProcess> {
  const [program, ...words] = await layOutNginx(place);
  const errors = openSync(join(place.folder, 'stderr.log'), 'a');
  return spawn(program, words, { stdio: ['ignore', 'ignore', errors] });
}

/** Writes the shipped file with other addresses, ports and certificate; returns how to start nginx. */
export async function layOutNginx({
  folder,
  port,
  plainPort,
  servers,
}: Place): Promise<[string, ...string[]]> {
  const shipped = (await readDeployFile('front/nginx.conf'))
    .replace(/server 127\.0\.0\.1:8080 (.*)/, servers.map((server) => `server ${server} $1`).join('\n'))
    .replace('listen 80;', `listen 127.0.0.1:${plainPort};`)
    .replace('listen 443 ', `listen 127.0.0.1:${port} `)
    .replace(/^ *listen \[::\].*\n/gm, '')
    .replaceAll('wheel.example.org', 'localhost')
    .replaceAll('/etc/ssl/wheelwright', folder)
    .replaceAll('/var/log/nginx', folder);
  const own = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((kind) => `${kind}_temp_path ${folder}/${kind};`)
    .join('\n');
  writeFileSync(
    join(folder, 'nginx.conf'),
    `daemon off;\npid ${folder}/nginx.pid;\nevents {}\nhttp {\naccess_log ${folder}/access.log;\n${own}\n${shipped}\n}\n`,
  );
  return ['/usr/sbin/nginx', '-e', 'stderr', '-p', folder, '-c', join(folder, 'nginx.conf')];
}

async function startCaddy({ folder, port, plainPort, servers }: Place): Promise<ChildProcess> {
  const shipped = (await readDeployFile('front/Caddyfile'))
    .replace('wheel.example.org {', `localhost {\n\ttls ${folder}/fullchain.pem ${folder}/key.pem`)
    .replace('reverse_proxy 127.0.0.1:8080', `reverse_proxy ${servers.join(' ')}`)
    .replace(/^\{$/m, `{\n\tadmin off\n\thttp_port ${plainPort}\n\thttps_port ${port}`);
  writeFileSync(join(folder, 'Caddyfile'), shipped);
  return spawn('caddy', ['run', '--config', join(folder, 'Caddyfile'), '--adapter', 'caddyfile'], {
    stdio: ['ignore', 'ignore', openSync(join(folder, 'wheelwright.log'), 'a')],
    env: { ...process.env, HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder },
  });
}

/** What a2enmod loads, and what Debian's Apache has without it. */
const apacheModules = [
  ...['mpm_event', 'authz_core', 'alias', 'ssl', 'http2', 'headers'],
  ...['proxy', 'proxy_http', 'slotmem_shm', 'proxy_balancer', 'lbmethod_byrequests'],
];

async function startApache({ folder, port, plainPort, servers }: Place): Promise<ChildProcess> {
  const shipped = (await readDeployFile('front/apache.conf'))
    .replace(/^ *# BalancerMember.*\n/m, '')
    .replace(/BalancerMember http:\/\/\S+ (.*)/, (_, words) =>
      servers.map((server) => `BalancerMember http://${server} ${words}`).join('\n'),
    )
    .replace('*:80>', `*:${plainPort}>`)
    .replace('*:443>', `*:${port}>`)
    .replaceAll('wheel.example.org', 'localhost')
    .replaceAll('/etc/ssl/wheelwright', folder)
    .replaceAll('/var/log/apache2', folder);
  const own = [
    ...apacheModules.map((name) => `LoadModule ${name}_module /usr/lib/apache2/modules/mod_${name}.so`),
    `ServerRoot ${folder}`,
    `DefaultRuntimeDir ${folder}`,
    `PidFile ${folder}/apache.pid`,
    'Mutex sem',
    `ErrorLog ${folder}/error.log`,
    'LogLevel crit',
    'ServerName localhost',
    `Listen 127.0.0.1:${plainPort}`,
    `Listen 127.0.0.1:${port}`,
    // Started by root it needs a user; started by another it stays what it is.
    'User nobody',
    'Group nogroup',
  ];
  writeFileSync(join(folder, 'apache.conf'), `${own.join('\n')}\n${shipped}`);
  return spawn('/usr/sbin/apache2', ['-D', 'FOREGROUND', '-f', join(folder, 'apache.conf')], {
    stdio: ['ignore', 'ignore', openSync(join(folder, 'stderr.log'), 'a')],
  });
}

export function makeCertificate(folder: string): void {
  const subject = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'];
  const files = ['-keyout', join(folder, 'key.pem'), '-out', join(folder, 'fullchain.pem')];
  execFileSync(
    'openssl',
    ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', ...subject, ...files],
    { stdio: 'ignore' },
  );
}

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  server.close();
  await once(server, 'close');
  return port;
}

async function answering(port: number, front: ChildProcess): Promise<void> {
  while (front.exitCode === null) {
    const socket = connect(port, '127.0.0.1');
    const isThere = await new Promise((tell) => {
      socket.once('connect', () => tell(true)).once('error', () => tell(false));
    });
    socket.destroy();
    if (isThere) return;
    await new Promise((done) => setTimeout(done, 50));
  }
  throw new Error(`The front ended with ${front.exitCode} before it was ready`);
}
