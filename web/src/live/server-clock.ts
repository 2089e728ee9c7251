/** The server's time, whatever the clock of this machine says: measured against the page's own steady clock. */
export interface ServerClock {
  /** The moment on `performance.now()` at which the server's clock shows this time. */
  localTime(serverTime: number): number;
  isSet(): boolean;
  /** A first estimate, off by the time the message took. */
  guess(serverTime: number, received: number): void;
  /** The response to a question that was sent at that moment. */
  measure(answer: { sent: number; serverTime: number }, received: number): void;
  /** The machine slept, and its steady clock perhaps with it: earlier measurements no longer count. */
  distrust(): void;
}

interface Measured {
  roundTrip: number;
  offset: number;
}

const remembered = 20;
/** The fastest responses are the most exact: the others waited somewhere. */
const trusted = (count: number) => Math.min(5, Math.ceil(count / 2));

export function serverClock(): ServerClock {
  let measured: Measured[] = [];
  let offset: number | null = null;
  let isStale = false;
  return {
    localTime: (serverTime) => serverTime - (offset ?? 0),
    isSet: () => offset !== null,
    guess: (serverTime, received) => {
      if (measured.length === 0 || isStale) offset = serverTime - received;
    },
    measure: ({ sent, serverTime }, received) => {
      if (isStale) measured = [];
      isStale = false;
      const roundTrip = Math.max(0, received - sent);
      measured = [...measured, { roundTrip, offset: serverTime - (sent + received) / 2 }].slice(-remembered);
      const best = measured.toSorted((a, b) => a.roundTrip - b.roundTrip).slice(0, trusted(measured.length));
      offset = median(best.map((each) => each.offset));
    },
    distrust: () => {
      isStale = true;
    },
  };
}

function median(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length >> 1;
  const upper = sorted[middle] ?? 0;
  return sorted.length % 2 === 1 ? upper : (upper + (sorted[middle - 1] ?? upper)) / 2;
}
