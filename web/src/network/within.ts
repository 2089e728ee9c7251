/**
 * The result of the work, or a TypeError after `limit` ms, like that of a lost connection. `onLate` ends the work, so
 * that what it may still do is not done behind the caller's back.
 */
export function within<Value>(limit: number, work: Promise<Value>, onLate = () => {}): Promise<Value> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      reject(new TypeError(`No answer within ${limit} ms`));
      onLate();
    }, limit);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
