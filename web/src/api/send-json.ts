import { apiAddress } from './base';
import { successOf } from './failed-answer';
import type { Body } from './read-body';
import { request } from './request';

/** A call that anyone may make, with a body; anything but a success is thrown. */
export const sendJson = async (method: 'POST' | 'PUT', path: `/${string}`, body: object): Promise<Body> =>
  successOf(
    await request(apiAddress(path), {
      method,
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    }),
  );
