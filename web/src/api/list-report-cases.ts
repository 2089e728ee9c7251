import { callAsUser } from './authenticated-request';
import type { components } from './schema';

/** A reported wheel as moderators see it. */
export type ReportCase = components['schemas']['ReportCase'];
export type CaseState = ReportCase['state'];
type ReportCases = components['schemas']['ReportCases'];

export async function listReportCases(state: CaseState, page: number): Promise<ReportCases> {
  return (await callAsUser(`/api/admin/reports?state=${state}&page=${page}`)) as unknown as ReportCases;
}
