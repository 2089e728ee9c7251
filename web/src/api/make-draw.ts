import type { Body } from './read-body';
import type { components } from './schema';
import { sendJson } from './send-json';

export interface DrawRequest {
  wheel: components['schemas']['Wheel'];
  /** Of this page, chosen after it has seen the commitment. */
  entropy: string;
  hidesTexts: boolean;
  /** How many are drawn one after the other, each at most once: first the winners, then the reserves. */
  winners: number;
  reserves: number;
  /** The secret that came with the commitment. */
  drawKey: string;
}

/** Makes the draw that was committed. Repeated with the same entropy, it returns the same receipt. */
export const makeDraw = (spinId: string, request: DrawRequest): Promise<Body> =>
  sendJson('POST', `/api/spins/${encodeURIComponent(spinId)}`, request);
