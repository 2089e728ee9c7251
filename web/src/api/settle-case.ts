import { callAsUser } from './authenticated-request';
import type { components } from './schema';

export type CaseVerdict = 'keep' | 'takeDown' | 'restore';

/** Decides about a reported wheel, unless it has changed since the moderator saw it. Returns the new version. */
export async function settleCase(
  number: number,
  verdict: CaseVerdict,
  decision: components['schemas']['CaseDecision'],
): Promise<number> {
  const body = await callAsUser(`/api/admin/reports/${number}/${verdict}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(decision),
  });
  return (body as unknown as components['schemas']['SettledCase']).case.version;
}
