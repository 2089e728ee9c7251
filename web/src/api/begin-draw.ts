import type { Body } from './read-body';
import { sendJson } from './send-json';

/** The server promises a draw: what it commits itself to comes before anyone can know the outcome. */
export const beginDraw = (wheelId: string | undefined): Promise<Body> =>
  sendJson('POST', '/api/spins', wheelId === undefined ? {} : { wheelId });
