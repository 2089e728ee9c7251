import { randomBytes } from '../picking/random-source';

/** A v4 UUID. `crypto.randomUUID` exists on https only; a wheel on a school's plain-http server needs ids too. */
export function newGuid(): string {
  const hex = randomBytes(16)
    .map((byte, at) => {
      if (at === 6) return (byte & 0x0f) | 0x40;
      if (at === 8) return (byte & 0x3f) | 0x80;
      return byte;
    })
    .map((byte) => byte.toString(16).padStart(2, '0'));
  const part = (from: number, to: number) => hex.slice(from, to).join('');
  return [part(0, 4), part(4, 6), part(6, 8), part(8, 10), part(10, 16)].join('-');
}

/** Whether the cloud accepts this as the id of a wheel. */
export const isGuid = (id: unknown): id is string =>
  typeof id === 'string' && /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/i.test(id);
