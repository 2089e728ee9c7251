/** The server could not be reached, or didn't answer in time. Faults of this page may be TypeErrors too. */
export class ConnectionLost extends TypeError {}

/**
 * The result of the work, or a lost connection's error after `limit` ms. `onLate` stops the work, so that it doesn't
 * continue after the caller has given up.
 */
export function within<Value>(limit: number, work: Promise<Value>, onLate = () => {}): Promise<Value> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      reject(new ConnectionLost(`No answer within ${limit} ms`));
      onLate();
    }, limit);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
