import { WebSocket } from 'ws';
import type { Message, Transport } from '../inside.ts';

/** WebKit takes no more than 128 KiB at once. Playwright's own script is larger; packed it fits. */
const packed = { clientNoContextTakeover: true, zlibDeflateOptions: { level: 9 }, threshold: 10 * 1024 };

/** The pages of a WebKit whose inspector listens on this port: address, and where a page is inspected. */
export async function inspectedPages(port: number): Promise<{ address: string; socket: string }[]> {
  const html = await fetch(`http://127.0.0.1:${port}/`).then(
    (answer) => answer.text(),
    () => '',
  );
  const addresses = [...html.matchAll(/<div class="targeturl">(.*?)<\/div>/g)].map(
    ([, address = '']) => address,
  );
  const sockets = [...html.matchAll(/host \+ '(\/socket\/\d+\/\d+\/WebPage)'/g)];
  return sockets.map(([, path], place) => ({
    address: addresses[place] ?? '',
    socket: `ws://127.0.0.1:${port}${path}`,
  }));
}

/** The inspector of a page, as Playwright takes it. */
export async function openInspector(socket: string): Promise<Transport> {
  const link = new WebSocket(socket, { maxPayload: 2 ** 30, perMessageDeflate: packed });
  await new Promise((resolve, reject) => {
    link.once('open', resolve);
    link.once('error', reject);
  });
  const transport: Transport = {
    send: (message) => link.send(JSON.stringify(message)),
    close: () => link.close(),
  };
  link.on('message', (data) => transport.onmessage?.(JSON.parse(String(data)) as Message));
  link.on('close', () => transport.onclose?.());
  link.on('error', () => link.close());
  return transport;
}
