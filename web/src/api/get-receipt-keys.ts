import { request } from '../network/request';
import { apiAddress } from './base';
import { evidenceIn } from './evidence-in';

/** The public keys of receipts; null if they could be read in two ways. */
export const getReceiptKeys = async (): Promise<unknown> =>
  evidenceIn(await request(apiAddress('/.well-known/receipt-keys.json')));
