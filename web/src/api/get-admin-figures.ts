import { authenticatedRequest } from './authenticated-request';
import type { components } from './schema';

/** What operators see of the process that answers, over the last hour. */
export type AdminFigures = components['schemas']['AdminFigures'];
export type FigureSeries = components['schemas']['FigureSeries'];

/** Who watches is told of a server that hangs as of one that is gone. */
const patience = 8000;

export async function getAdminFigures(): Promise<AdminFigures> {
  const signal = AbortSignal.timeout(patience);
  return (await authenticatedRequest('/api/admin/figures', { signal })) as unknown as AdminFigures;
}
