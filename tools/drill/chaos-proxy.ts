import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** How the proxy behaves: it forwards, swallows everything, or closes and refuses connections. */
export type LineState = 'whole' | 'silent' | 'cut';

/** A TCP proxy to a port of this machine that can be made to fail. */
export class ChaosProxy {
  private state: LineState = 'whole';
  private readonly sockets = new Set<Socket>();
  private readonly server = createServer((near) => this.join(near));
  private readonly target: number;

  private constructor(target: number) {
    this.target = target;
  }

  static async start(target: number): Promise<ChaosProxy> {
    const proxy = new ChaosProxy(target);
    proxy.server.listen(0, '127.0.0.1');
    await once(proxy.server, 'listening');
    return proxy;
  }

  get port(): number {
    return (this.server.address() as AddressInfo).port;
  }

  /** Swallowed bytes are delivered once the proxy forwards again, as on a network. */
  become(state: LineState): void {
    this.state = state;
    for (const socket of this.sockets) this.treat(socket);
  }

  stop(): void {
    this.become('cut');
    this.server.close();
  }

  private join(near: Socket): void {
    if (this.state === 'cut') {
      near.resetAndDestroy();
      return;
    }
    const far = connect(this.target, '127.0.0.1');
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      this.sockets.add(from);
      from.setNoDelay(true);
      from.on('data', (piece) => {
        if (!to.write(piece)) {
          from.pause();
          to.once('drain', () => this.treat(from));
        }
      });
      from.on('end', () => to.end());
      from.on('error', () => to.destroy());
      from.on('close', () => {
        this.sockets.delete(from);
        if (!to.destroyed && this.state === 'whole') to.end();
      });
      this.treat(from);
    }
  }

  private treat(socket: Socket): void {
    if (this.state === 'cut') socket.resetAndDestroy();
    else if (this.state === 'silent') socket.pause();
    else socket.resume();
  }
}
