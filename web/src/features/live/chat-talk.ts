import type { PouredPerson } from '../../api/entries';
import { roomStore } from '../../live/room-store';

/** In ms between two answers: the audience has to read them. */
const pause = 2000;

/**
 * What people of a chat say about themselves. The first words of a winner who has a time to claim are their claim,
 * which the host's page makes for them. A person who asks for their odds gets them shown. Nothing is written into the
 * chat.
 */
export function chatTalk() {
  /** The entries of people by their ids in the chat. */
  const entries = new Map<string, string>();
  let answeredAt = Number.NEGATIVE_INFINITY;
  /** Winners whose first words were passed on; the room hears of a claim a moment later. */
  const heardOf = new Set<string>();

  return {
    know: (people: readonly PouredPerson[]): void => {
      for (const { id, entryId } of people) if (entryId) entries.set(id, entryId);
    },
    heard: {
      odds: (id: string): void => {
        const guid = entries.get(id);
        const now = performance.now();
        if (!guid || now - answeredAt < pause) return;
        answeredAt = now;
        roomStore.getState().control?.say({ guid, text: '' });
      },
      spoke: (id: string, text: string): void => {
        const { claims, control, next, spinId } = roomStore.getState();
        const guid = entries.get(id);
        // While the wheel turns, nobody may know who has won.
        if (!guid || !control || next === null || text === '') return;
        const place = claims?.places.find((each) => each.guid === guid);
        const claim = `${spinId} ${guid}`;
        if (place?.state !== 'waiting' || place.until === null || heardOf.has(claim)) return;
        heardOf.add(claim);
        control.say({ guid, text: text.slice(0, 200) });
        control.claim(guid).catch((error: unknown) => {
          heardOf.delete(claim);
          console.warn('The claim of a winner was not taken.', error);
        });
      },
    },
  };
}
