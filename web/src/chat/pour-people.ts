import { tryAgainLater } from '../network/try-again-later';

export interface ChatPerson {
  id: string;
  name: string;
  seenAt?: number;
  /** 1 where it is unset. */
  weight?: number;
}

interface Batch {
  people: ChatPerson[];
  gone: string[];
}

/** In ms: joins of this time are one request. */
const together = 400;
/** Of one request; `PourRequest` in api/openapi.yaml allows twice as many. */
const mostAtOnce = 500;

/**
 * Collects people from a chat who join and leave, and hands them on in batches, one at a time. The last wish of a
 * person counts. A batch that could not be sent is sent again, together with what has arrived since.
 */
export function gatherPeople(send: (batch: Batch) => Promise<void>) {
  const wishes = new Map<string, ChatPerson | null>();
  let isSending = false;
  let isStopped = false;
  let failures = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let cancelRetry = () => {};

  const later = () => {
    if (!isStopped && !isSending && wishes.size > 0) timer ??= setTimeout(() => void flush(), together);
  };
  const flush = async () => {
    timer = undefined;
    const taken = [...wishes].slice(0, mostAtOnce);
    for (const [id] of taken) wishes.delete(id);
    isSending = true;
    try {
      await send({
        people: taken.flatMap(([, person]) => person ?? []),
        gone: taken.flatMap(([id, person]) => (person === null ? id : [])),
      });
      failures = 0;
    } catch (error) {
      console.warn('The room did not take the people of the chat.', error);
      for (const [id, person] of taken) if (!wishes.has(id)) wishes.set(id, person);
      await new Promise<void>((resolve) => {
        const cancel = tryAgainLater(failures, resolve);
        cancelRetry = () => {
          cancel();
          resolve();
        };
      });
      failures += 1;
    }
    isSending = false;
    later();
  };
  const wish = (id: string, person: ChatPerson | null) => {
    wishes.set(id, person);
    later();
  };
  return {
    join: (person: ChatPerson) => wish(person.id, person),
    leave: (id: string) => wish(id, null),
    stop: () => {
      isStopped = true;
      clearTimeout(timer);
      cancelRetry();
    },
  };
}
