import { apiAddress } from './base';
import { failedAnswer } from './failed-answer';
import { bodyIn } from './read-body';
import { hasRepeatedField } from './repeated-field';
import { readText, request } from './request';

/** A draw as the server publishes it, not verified; null if its JSON names a field twice. */
export async function getReceipt(spinId: string): Promise<unknown> {
  const path = `/api/spins/${encodeURIComponent(spinId)}` as const;
  const response = await request(apiAddress(path));
  const text = await readText(response);
  const body = bodyIn(text);
  if (!response.ok || !body || body.success === false) throw failedAnswer(response, body);
  return hasRepeatedField(text) ? null : body.receipt;
}
