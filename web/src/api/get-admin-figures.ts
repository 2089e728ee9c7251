import { authenticatedRequest } from './authenticated-request';
import type { components } from './schema';

/** What operators see of the process that answers, over the last hour. */
export type AdminFigures = components['schemas']['AdminFigures'];
export type FigureSeries = components['schemas']['FigureSeries'];

export async function getAdminFigures(): Promise<AdminFigures> {
  return (await authenticatedRequest('/api/admin/figures')) as unknown as AdminFigures;
}
