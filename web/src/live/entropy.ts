import { toHex } from '../receipts/hex';

/** What this page adds to a draw, once it has seen the commitment: so the server alone cannot decide it. */
export const newEntropy = (): string => toHex(crypto.getRandomValues(new Uint8Array(32)));
