import { callAsUser } from './authenticated-request';
import type { components } from './schema';

/** What operators see of the process that answers, over the last hour. */
export type AdminFigures = components['schemas']['AdminFigures'];
export type FigureSeries = components['schemas']['FigureSeries'];

/** An operator watches this: a server that hangs must look like one that is down. */
export async function getAdminFigures(): Promise<AdminFigures> {
  return (await callAsUser('/api/admin/figures', { patience: 'start' })) as unknown as AdminFigures;
}
