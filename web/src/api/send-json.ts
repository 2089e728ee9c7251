import { request } from '../network/request';
import { apiAddress } from './base';
import { successOf } from './failed-answer';
import type { Body } from './read-body';

/** An anonymous call with a body; throws anything but a success. */
export const sendJson = async (method: 'POST' | 'PUT', path: `/${string}`, body: object): Promise<Body> =>
  successOf(
    await request(apiAddress(path), {
      method,
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    }),
  );
