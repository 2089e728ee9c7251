import type { ListEntry } from '../api/entries';
import type { ServerMessage } from './messages';
import type { People } from './people';

interface Outside {
  /** The changes after this one, a page of them. */
  read: (after: number) => Promise<{ change: number; hasMore: boolean; entries: ListEntry[] }>;
  /** Messages don't show the names of those who wait; the host reads them. */
  readsNames: () => boolean;
  /** The list as it is now, and as it was before. */
  onChange: (people: People, before: People) => void;
  /** All of it that is known has been read. */
  onRead: () => void;
}

export interface RoomList {
  take(message: ServerMessage): void;
  people(): People;
  /** Calls back once the list is read as far as it is known, at the latest after `longestWait`. */
  whenRead(act: () => void): void;
  stop(): void;
}

const tryAgain = 2000;
const longestWait = 3000;

/** Follows the list of a room: through its messages, and by reading what they leave out. */
export function roomList({ read, readsNames, onChange, onRead }: Outside): RoomList {
  let people: People = new Map();
  let change = 0;
  let wanted = 0;
  let isReading = false;
  let isStopped = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const waiting = new Map<() => void, ReturnType<typeof setTimeout>>();

  const release = () => {
    for (const act of [...waiting.keys()]) {
      clearTimeout(waiting.get(act));
      waiting.delete(act);
      act();
    }
  };

  const apply = (entries: readonly ListEntry[], to: number) => {
    const before = people;
    const after = new Map(before);
    for (const entry of entries) {
      const known = after.get(entry.entryId);
      if (!known || known.change <= entry.change) after.set(entry.entryId, entry);
    }
    people = after;
    change = Math.max(change, to);
    if (entries.length > 0) onChange(people, before);
  };
  const catchUp = async (from = change) => {
    if (isReading || isStopped) return;
    isReading = true;
    let after = from;
    clearTimeout(timer);
    try {
      for (let hasMore = true; hasMore && !isStopped; ) {
        const page = await read(after);
        if (isStopped) break;
        apply(page.entries, page.change);
        ({ hasMore, change: after } = page);
      }
      onRead();
      release();
    } catch (error) {
      console.warn('The list of the room could not be read.', error);
    }
    isReading = false;
    if (change < wanted && !isStopped) timer = setTimeout(() => catchUp(), tryAgain);
  };
  const need = (last: number) => {
    wanted = Math.max(wanted, last);
    if (change < wanted) void catchUp();
    else onRead();
  };
  return {
    people: () => people,
    whenRead: (act) => {
      if (change >= wanted) act();
      else waiting.set(act, setTimeout(release, longestWait));
    },
    take: (message) => {
      if (message.type === 'hello') need(message.entries?.change ?? 0);
      if (message.type !== 'arrivals') return;
      if (message.after > change || isReading) return need(message.change);
      apply(message.entries, message.change);
      if (readsNames() && message.entries.some(({ state }) => state === 'waiting'))
        void catchUp(message.after);
    },
    stop: () => {
      isStopped = true;
      clearTimeout(timer);
      for (const each of waiting.values()) clearTimeout(each);
    },
  };
}
