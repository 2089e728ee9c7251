import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Part } from '../drill/part.ts';
import { readDeployFile } from './deploy-file.ts';

interface TunnelOptions {
  name: string;
  folder: string;
  port: number;
  redisPort: number;
  /** The file of trusted authorities, and the name in Redis' certificate. */
  authority: string;
  host: string;
}

export interface Tunnel extends Part {
  log: () => string;
}

/** A Redis that accepts only TLS, with the certificate in a folder. */
export function redisOverTls(folder: string, port: number, password: string): Part {
  const home = join(folder, 'redis');
  mkdirSync(home);
  const words = [
    'redis-server',
    '--port',
    '0',
    '--tls-port',
    `${port}`,
    '--bind',
    '127.0.0.1',
    '--dir',
    home,
  ];
  const certificate = join(folder, 'fullchain.pem');
  words.push('--tls-cert-file', certificate, '--tls-key-file', join(folder, 'key.pem'));
  words.push('--tls-ca-cert-file', certificate, '--tls-auth-clients', 'no');
  words.push('--save', '', '--requirepass', password);
  return new Part({ name: 'redis', logs: folder, words });
}

/** stunnel with the shipped file; only addresses, ports, the name and the authorities differ. */
export async function redisTunnel(options: TunnelOptions): Promise<Tunnel> {
  const { name, folder, port, redisPort, authority, host } = options;
  const file = join(folder, `${name}.conf`);
  const shipped = await readDeployFile('redis/stunnel.conf');
  writeFileSync(
    file,
    shipped
      .replace(/^accept = .*/m, `accept = 127.0.0.1:${port}`)
      .replace(/^connect = .*/m, `connect = 127.0.0.1:${redisPort}`)
      .replace(/^checkHost = .*/m, `checkHost = ${host}`)
      .replace(/^CAfile = .*/m, `CAfile = ${authority}`),
  );
  const part = new Part({ name, logs: folder, words: ['stunnel4', file] });
  return Object.assign(part, { log: () => readFileSync(join(folder, `${name}.log`), 'utf8') });
}
