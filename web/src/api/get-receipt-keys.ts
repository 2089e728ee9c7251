import { apiAddress } from './base';
import { successOf } from './failed-answer';

/** The public keys of receipts. */
export const getReceiptKeys = async (): Promise<unknown> =>
  successOf(await fetch(apiAddress('/.well-known/receipt-keys.json')));
