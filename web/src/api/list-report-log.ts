import { callAsUser } from './authenticated-request';
import type { components } from './schema';

type ReportLog = components['schemas']['ReportLog'];

/** Who decided what about which case. */
export async function listReportLog(page: number): Promise<ReportLog> {
  return (await callAsUser(`/api/admin/reports/log?page=${page}`)) as unknown as ReportLog;
}
