import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');

const dev = (...flags: string[]) =>
  new Promise<{ code: unknown; said: string }>((resolve) => {
    execFile(join(root, 'dev'), flags, (error, out, err) =>
      resolve({ code: error?.code ?? 0, said: out + err }),
    );
  });

test.each([
  [['--port'], "--port takes a number from 1 to 65534, not ''."],
  [['--port', 'eighty'], "--port takes a number from 1 to 65534, not 'eighty'."],
  [['--port=65535'], "--port takes a number from 1 to 65534, not '65535'."],
  [['--listen', '0.0.0.0'], './dev serves this machine only. For other machines use ./run --listen.'],
])('./dev %j is refused with one sentence', async (flags, sentence) => {
  expect(await dev(...flags)).toEqual({ code: 1, said: `${sentence}\n` });
});

test('./dev names a port that is taken', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const { port } = other.address() as AddressInfo;
  const { code, said } = await dev('--port', String(port));
  other.close();
  expect(code).toBe(1);
  expect(said).toContain(`Port ${port} is taken.`);
});
