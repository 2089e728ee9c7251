import { callAsUser } from './authenticated-request';
import type { components } from './schema';

/** A reported wheel as moderators see it. */
export type ReportCase = components['schemas']['ReportCase'];
export type CaseState = ReportCase['state'];
type ReportCases = components['schemas']['ReportCases'];

export async function listReportCases(state: CaseState, page: number): Promise<ReportCases> {
  return (await callAsUser(`/api/admin/reports?state=${state}&page=${page}`)) as unknown as ReportCases;
}

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

type ReportLog = components['schemas']['ReportLog'];

/** Who decided what about which case. */
export async function listReportLog(page: number): Promise<ReportLog> {
  return (await callAsUser(`/api/admin/reports/log?page=${page}`)) as unknown as ReportLog;
}
