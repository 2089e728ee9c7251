import type { APIRequestContext, APIResponse } from '@playwright/test';
import type { Server } from './server.ts';

export type Headers = Record<string, string>;
export type Call = (request: APIRequestContext) => Promise<APIResponse>;
export type TriedCall = [operation: string, status: number, call: Call];

/** Asks for the first bytes of a file. */
export const partOf = { Range: 'bytes=0-9' };
/** Asks for bytes beyond the end of a file. */
export const behind = { Range: 'bytes=99999999-' };

/** Calls of a server that is started later, before the first call. */
export function callsOf(site: () => Server) {
  const at = (path: string) => site().url + path;
  return {
    at,
    get:
      (path: string, headers: Headers = {}): Call =>
      (request) =>
        request.get(at(path), { headers }),
    erase:
      (path: string, headers: Headers = {}): Call =>
      (request) =>
        request.delete(at(path), { headers }),
  };
}
