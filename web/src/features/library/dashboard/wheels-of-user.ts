import { createStore } from 'zustand/vanilla';
import { type ListedWheel, listWheels } from '../../../api/wheels';
import { sessionStore } from '../../../session/session-state';

interface WheelsOfUser {
  /** Undefined until the first page is here. */
  wheels: readonly ListedWheel[] | undefined;
  /** There are more on their way. */
  isLoading: boolean;
  hasFailed: boolean;
  /**
   * Ids of wheels that were deleted on this page. They stay out of sight even when a list that was asked for before the
   * server's answer still has them.
   */
  deleted: ReadonlySet<string>;
  /** How often the list was asked for: only the latest answer counts. */
  asked: number;
}

export const wheelsStore = createStore<WheelsOfUser>()(() => ({
  wheels: undefined,
  isLoading: false,
  hasFailed: false,
  deleted: new Set(),
  asked: 0,
}));

/** Fetches all pages, so that search and order know all wheels; the first is shown at once. */
export async function fetchWheels(): Promise<void> {
  const asked = wheelsStore.getState().asked + 1;
  wheelsStore.setState({ asked, isLoading: true, hasFailed: false });
  const become = (state: Partial<WheelsOfUser>) => {
    if (wheelsStore.getState().asked === asked) wheelsStore.setState(state);
  };
  try {
    let all: readonly ListedWheel[] = [];
    for (let page = 1, last = 1; page <= last; page += 1) {
      const { wheels, totalPages } = await listWheels(page);
      const known = new Set(all.map(({ id }) => id));
      // A wheel saved meanwhile pushes another onto the next page.
      all = [...all, ...wheels.filter(({ id }) => !known.has(id))];
      last = totalPages;
      become({ wheels: all });
    }
  } catch (error) {
    console.warn('The wheels could not be listed.', error);
    become({ hasFailed: true });
  }
  become({ isLoading: false });
}

/** Fetches the list again after saves, whose answers renew the recent list. Returns how to stop. */
export function followSaves(): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = sessionStore.subscribe(({ recent }, before) => {
    if (recent === before.recent) return;
    clearTimeout(timer);
    timer = setTimeout(() => void fetchWheels(), 200);
  });
  return () => {
    clearTimeout(timer);
    stop();
  };
}

export const changeListed = (id: string, change: Partial<ListedWheel>): void =>
  wheelsStore.setState(({ wheels }) => ({
    wheels: wheels?.map((wheel) => (wheel.id === id ? { ...wheel, ...change } : wheel)),
  }));

export const markDeleted = (id: string, isDeleted: boolean): void =>
  wheelsStore.setState(({ deleted }) => {
    const others = [...deleted].filter((each) => each !== id);
    return { deleted: new Set(isDeleted ? [...others, id] : others) };
  });
