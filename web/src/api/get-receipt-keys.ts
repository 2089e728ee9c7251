import { apiAddress } from './base';
import { successOf } from './failed-answer';
import { request } from './request';

/** The public keys of receipts. */
export const getReceiptKeys = async (): Promise<unknown> =>
  successOf(await request(apiAddress('/.well-known/receipt-keys.json')));
