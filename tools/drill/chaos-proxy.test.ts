import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ChaosProxy } from './chaos-proxy.ts';

const echo = createServer((socket) => {
  socket.on('error', () => {});
  socket.pipe(socket);
});
let proxy: ChaosProxy;
beforeAll(async () => {
  echo.listen(0, '127.0.0.1');
  await once(echo, 'listening');
  proxy = await ChaosProxy.start((echo.address() as AddressInfo).port);
});
afterAll(() => {
  proxy.stop();
  echo.close();
});

test('a whole line passes on what is said, a silent one keeps it until it is whole again', async () => {
  const socket = connect(proxy.port, '127.0.0.1');
  socket.write('one');
  expect(String((await once(socket, 'data'))[0])).toBe('one');
  proxy.become('silent');
  const answers: string[] = [];
  socket.on('data', (piece) => answers.push(String(piece)));
  socket.write('two');
  await pause(100);
  expect(answers).toEqual([]);
  proxy.become('whole');
  await expect.poll(() => answers.join('')).toBe('two');
  socket.destroy();
});

const closed = (socket: Socket) => new Promise((tell) => socket.on('error', () => {}).once('close', tell));

test('a cut line ends what is open and refuses what comes', async () => {
  const open = connect(proxy.port, '127.0.0.1');
  open.write('one');
  await once(open, 'data');
  const ends = closed(open);
  proxy.become('cut');
  await ends;
  await closed(connect(proxy.port, '127.0.0.1'));
  proxy.become('whole');
});
