import { sendJson } from './send-json';

export interface DrawRequest {
  wheel: object;
  /** Of this page, chosen after the commitment was seen. */
  entropy: string;
  hidesTexts: boolean;
}

/** Draws what was promised. Asked again with the same entropy, it answers the same receipt. */
export const makeDraw = async (spinId: string, request: DrawRequest): Promise<unknown> =>
  (await sendJson('POST', `/api/spins/${encodeURIComponent(spinId)}`, request)).receipt;
