/** The server could not be reached, or didn't answer in time. Faults of this page may be TypeErrors too. */
export class ConnectionLost extends TypeError {}

/**
 * The result of the work, or the error of a lost connection after `limit` ms. `onLate` ends the work, so that what it
 * may still do is not done behind the caller's back.
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
