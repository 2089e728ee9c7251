import type { Wheel } from '../../wheel/document/document';
import type { LogEntry, SpinLog } from '../../wheel/keeping/spin-log';
import type { Device, Tab } from './browser';
import type { OpenSeat } from './household';

/** A choice that a visitor has added. */
interface Added {
  device: Device;
  tab: Tab;
  wheel: string;
  /** A visitor has removed it again, or has decided for a version without it. */
  isExcused: boolean;
}

/** A choice that a visitor has removed. */
interface Gone {
  device: Device;
  wheel: string;
}

/** A wheel as the last visitor who changed it has left it. */
interface LastLook {
  device: Device;
  content: string;
  /** Visitors in other tabs or at other devices have changed it too, or somebody has decided for another version. */
  isShared: boolean;
}

/** A result, a clearing or the undo of one. */
export interface Made {
  entry: LogEntry;
  device: Device;
  wheel: string;
  /** The results that its visitor had before their eyes. */
  before: SpinLog;
}

/** The texts and choices of a wheel, so that two versions of it can be compared. */
export const contentOf = ({ name, slices }: Wheel): string =>
  JSON.stringify([name, slices.map(({ guid, text }) => [guid, text])]);

const guidsOf = ({ slices }: Wheel): string[] => slices.map(({ guid }) => guid);

/** Remembers everything that was ever on a stage and everything that was done there. */
export function witness() {
  const shown = new Set<string>();
  const made = new Map<string, Made>();
  /** Wheels that were changed, by device. */
  const touched = new Map<Device, Set<string>>();
  const added = new Map<string, Added>();
  const gone = new Map<string, Gone>();
  /** By the name of the seat. */
  const changedBy = new Map<string, string>();
  const lastLooks = new Map<string, LastLook>();

  /** Wheels that were deleted, by device. */
  const removed = new Map<Device, Set<string>>();

  const copies = new Set<string>();
  /** Wheels that were deleted in the cloud. */
  const erased = new Set<string>();
  const see = (wheel: Wheel) => shown.add(contentOf(wheel));
  return {
    erased,
    shown: shown as ReadonlySet<string>,
    made: made as ReadonlyMap<string, Made>,
    touched: touched as ReadonlyMap<Device, ReadonlySet<string>>,
    added: added as ReadonlyMap<string, Added>,
    gone: gone as ReadonlyMap<string, Gone>,
    lastLooks: lastLooks as ReadonlyMap<string, LastLook>,
    removed: (device: Device): Set<string> => {
      const keys = removed.get(device) ?? new Set();
      removed.set(device, keys);
      return keys;
    },
    watch: ({ device, page: { store } }: OpenSeat): void => {
      see(store.getState().wheel);
      store.subscribe(({ wheel, log, lastChange }, before) => {
        see(wheel);
        if (lastChange !== 'made' || log === before.log || wheel.id !== before.wheel.id) return;
        const known = new Set(before.log.entries.map(({ id }) => id));
        for (const entry of log.entries.filter(({ id }) => !known.has(id)))
          made.set(entry.id, { entry, device, wheel: wheel.id ?? '', before: before.log });
      });
    },
    /** Runs a visitor's action on the wheel on the stage, and records which choices it adds and removes. */
    during: (seat: OpenSeat, work: () => void): { gone: string[]; come: string[] } => {
      const { page, tab, device } = seat;
      const before = page.store.getState().wheel;
      work();
      const after = page.store.getState().wheel;
      if (after === before) return { gone: [], come: [] };
      const wheel = after.id ?? '';
      touched.set(device, (touched.get(device) ?? new Set()).add(wheel));
      const lost = guidsOf(before).filter((guid) => !guidsOf(after).includes(guid));
      const come = guidsOf(after).filter((guid) => !guidsOf(before).includes(guid));
      for (const guid of come) {
        added.set(guid, { device, tab, wheel, isExcused: false });
        gone.delete(guid);
      }
      for (const guid of lost) {
        excuse(guid);
        gone.set(guid, { device, wheel });
      }
      const isShared =
        (changedBy.get(wheel) ?? seat.name) !== seat.name || lastLooks.get(wheel)?.isShared === true;
      changedBy.set(wheel, seat.name);
      lastLooks.set(wheel, { device, content: contentOf(after), isShared });
      return { gone: lost, come };
    },
    /** A copy has the results of its original. */
    copies: copies as ReadonlySet<string>,
    copyAt: (address: string): void => {
      copies.add(new URLSearchParams(address.split('?')[1]).get('wheel') ?? '');
    },
    /** A visitor has decided for another version of the wheel. */
    excuseAll: (wheel: string): void => {
      for (const [guid, choice] of added) if (choice.wheel === wheel) excuse(guid);
      for (const [guid, choice] of gone) if (choice.wheel === wheel) gone.delete(guid);
      const last = lastLooks.get(wheel);
      if (last) lastLooks.set(wheel, { ...last, isShared: true });
    },
  };

  function excuse(guid: string): void {
    const choice = added.get(guid);
    if (choice) added.set(guid, { ...choice, isExcused: true });
  }
}
