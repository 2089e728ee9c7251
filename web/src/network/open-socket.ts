export type Socket = WebSocket;

export const isOpen = ({ readyState }: Socket): boolean => readyState === WebSocket.OPEN;

/** Behind a proxy that swallows upgrades a socket connects for minutes. */
const limit = 10_000;

/** A socket that is closed where it doesn't open in time. */
export function openSocket(address: string): Socket {
  const socket = new WebSocket(address);
  setTimeout(() => {
    if (socket.readyState === WebSocket.CONNECTING) socket.close();
  }, limit);
  return socket;
}
