import type { Body } from './read-body';
import { sendJson } from './send-json';

export interface DrawRequest {
  wheel: object;
  /** Of this page, chosen after the commitment was seen. */
  entropy: string;
  hidesTexts: boolean;
  /** How many are drawn one after the other, nobody twice. */
  winners: number;
}

/** Draws what was promised. Asked again with the same entropy, it answers the same receipt. */
export const makeDraw = (spinId: string, request: DrawRequest): Promise<Body> =>
  sendJson('POST', `/api/spins/${encodeURIComponent(spinId)}`, request);
