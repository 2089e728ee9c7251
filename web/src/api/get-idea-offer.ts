import { successOf } from './failed-answer';
import type { components } from './schema';
import { sendAsUser } from './send-as-user';

export type IdeaOffer = Omit<components['schemas']['IdeaOffer'], 'success'>;

/** How this server makes wheels from a sentence, and what it costs. */
export const getIdeaOffer = async (): Promise<IdeaOffer> =>
  (await successOf(await sendAsUser('/api/ai'))) as unknown as IdeaOffer;
