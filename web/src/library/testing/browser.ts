import 'fake-indexeddb/auto';
import { IDBFactory as FakeFactory } from 'fake-indexeddb';
import { vi } from 'vitest';
import { lockManager } from './locks';
import { contextStore, turn } from './node';
import { type Followed, followDatabases } from './tab-databases';

/** A browser on its own machine: what its tabs share. */
export interface Device {
  name: string;
  /** How far its clock is off, in ms. */
  clockAhead: number;
  isOnline: boolean;
  storage: Map<string, string>;
  databases: IDBFactory;
  locks: ReturnType<typeof lockManager<Tab>>;
  tabs: Set<Tab>;
}

interface Timer {
  at: number;
  run: () => void;
}

/** A page that is open in a device's browser. Once it is dead, nothing that it still does has an effect. */
export interface Tab {
  device: Device;
  isAlive: boolean;
  /** Its wheel is on the stage. */
  isUp: boolean;
  /** Outlives a reload. */
  session: Map<string, string>;
  address: string;
  events: EventTarget;
  channels: Set<Channel>;
  timers: Map<number, Timer>;
  databases: Followed;
}

interface Channel {
  name: string;
  onmessage: ((event: { data: unknown }) => void) | null;
}

/** Carries the calls of all tabs. */
export interface Wires {
  fetch(tab: Tab, address: string, init: RequestInit): Promise<Response>;
  /** Whether a call is under way that will end by itself. */
  isBusy(): boolean;
}

/** More turns than this are an endless loop. */
const mostTurns = 5000;

/** Devices whose tabs run in this process: each global is that of the tab whose code reads it. */
export function openBrowsers(wires: Wires) {
  const running = contextStore<Tab>();
  const devices = new Set<Device>();
  const clock = { now: 1_700_000_000_000 };
  /** Deliveries that are under way. */
  let underWay = 0;
  let lastId = 0;
  const tabs = () => [...devices].flatMap((device) => [...device.tabs]);
  const inTab = <Result>(tab: Tab, work: () => Result): Result => running.run(tab, work);

  const deliver = async (tab: Tab, take: () => void): Promise<void> => {
    underWay += 1;
    await turn();
    underWay -= 1;
    if (tab.isAlive) inTab(tab, take);
  };
  const otherTabs = (tab: Tab) => [...tab.device.tabs].filter((each) => each !== tab);

  const ownStorage = (tab: Tab): Storage => {
    const change = (key: string, value: string | null) => {
      if (!tab.isAlive || (tab.device.storage.get(key) ?? null) === value) return;
      if (value === null) tab.device.storage.delete(key);
      else tab.device.storage.set(key, value);
      for (const other of otherTabs(tab)) {
        const event = Object.assign(new Event('storage'), { key, storageArea: ownStorageOf(other) });
        void deliver(other, () => other.events.dispatchEvent(event));
      }
    };
    return storageOver(tab.device.storage, change);
  };
  const storages = new WeakMap<Tab, Storage>();
  const ownStorageOf = (tab: Tab): Storage => {
    const storage = storages.get(tab) ?? ownStorage(tab);
    storages.set(tab, storage);
    return storage;
  };
  const sessionStorageOf = (tab: Tab): Storage =>
    storageOver(tab.session, (key, value) => {
      if (value === null) tab.session.delete(key);
      else tab.session.set(key, value);
    });

  class TabChannel implements Channel {
    readonly name: string;
    readonly tab = running.getStore() as Tab;
    onmessage: Channel['onmessage'] = null;
    constructor(name: string) {
      this.name = name;
      this.tab.channels.add(this);
    }
    postMessage(data: unknown) {
      if (!this.tab.isAlive) return;
      for (const other of otherTabs(this.tab))
        for (const channel of other.channels)
          if (channel.name === this.name) {
            const copy = structuredClone(data);
            void deliver(other, () => channel.onmessage?.({ data: copy }));
          }
    }
    close() {
      this.tab.channels.delete(this);
    }
  }

  const setTimer = ({ timers }: Tab, run: () => void, time: number): number => {
    lastId += 1;
    timers.set(lastId, { at: clock.now + time, run });
    return lastId;
  };
  const globals: [name: string, of: (tab: Tab) => unknown][] = [
    ['localStorage', ownStorageOf],
    ['sessionStorage', sessionStorageOf],
    ['indexedDB', ({ databases }) => databases.factory],
    ['BroadcastChannel', () => TabChannel],
    ['history', addressBarOf],
    ['addEventListener', ({ events }) => events.addEventListener.bind(events)],
    ['removeEventListener', ({ events }) => events.removeEventListener.bind(events)],
    ['dispatchEvent', ({ events }) => events.dispatchEvent.bind(events)],
    ['fetch', (tab) => (address: string, init: RequestInit) => wires.fetch(tab, address, init)],
    [
      'setTimeout',
      (tab) =>
        (run: () => void, time = 0) =>
          setTimer(tab, run, time),
    ],
    [
      'clearTimeout',
      ({ timers }) =>
        (id: number) =>
          timers.delete(id),
    ],
  ];
  const restore = globals.map(([name, of]) => {
    const usual = Object.getOwnPropertyDescriptor(globalThis, name);
    const outside = (globalThis as Record<string, unknown>)[name];
    Object.defineProperty(globalThis, name, {
      configurable: true,
      get: () => {
        const tab = running.getStore();
        return tab ? of(tab) : outside;
      },
    });
    return () => {
      if (usual) Object.defineProperty(globalThis, name, usual);
      else Reflect.deleteProperty(globalThis, name);
    };
  });
  Object.defineProperty(navigator, 'locks', {
    configurable: true,
    get: () => {
      const tab = running.getStore() as Tab;
      return {
        request: (name: string, work: () => Promise<unknown>) => tab.device.locks.request(tab, name, work),
      };
    },
  });
  restore.push(() => Reflect.deleteProperty(navigator, 'locks'));
  const actualNow = Date.now;
  const time = vi.spyOn(Date, 'now').mockImplementation(() => {
    const tab = running.getStore();
    return tab ? clock.now + tab.device.clockAhead : actualNow();
  });
  restore.push(() => time.mockRestore());

  const fire = async (most: number): Promise<boolean> => {
    const due = tabs()
      .flatMap((tab) => [...tab.timers].map(([id, timer]) => ({ tab, id, ...timer })))
      .filter(({ at }) => at <= clock.now + most)
      .sort((a, b) => a.at - b.at || a.id - b.id)[0];
    if (!due) return false;
    clock.now = Math.max(clock.now, due.at);
    due.tab.timers.delete(due.id);
    inTab(due.tab, due.run);
    await idle();
    return true;
  };
  /** Resolves when every tab waits for nothing but a timer or a call. */
  const idle = async (): Promise<void> => {
    for (let [quiet, turns] = [0, 0]; quiet < 4; turns += 1) {
      if (turns > mostTurns) throw new Error('The tabs do not come to rest.');
      await turn();
      quiet =
        underWay > 0 || wires.isBusy() || tabs().some(({ databases }) => databases.isBusy()) ? 0 : quiet + 1;
    }
  };
  return {
    clock,
    inTab,
    idle,
    deliver,
    addDevice: (name: string, clockAhead = 0): Device => {
      const device: Device = {
        name,
        clockAhead,
        isOnline: true,
        storage: new Map(),
        databases: new FakeFactory() as IDBFactory,
        locks: lockManager(inTab),
        tabs: new Set(),
      };
      devices.add(device);
      return device;
    },
    openTab: (device: Device, address: string, session = new Map<string, string>()): Tab => {
      const tab: Tab = {
        device,
        isAlive: true,
        isUp: false,
        session,
        address,
        events: new EventTarget(),
        channels: new Set(),
        timers: new Map(),
        databases: followDatabases(device.databases),
      };
      device.tabs.add(tab);
      return tab;
    },
    /** The page disappears from one moment to the next. */
    kill: (tab: Tab): void => {
      tab.isAlive = false;
      tab.device.tabs.delete(tab);
      tab.timers.clear();
      tab.channels.clear();
      tab.events = new EventTarget();
      tab.databases.abandon();
      tab.device.locks.leave(tab);
    },
    /** Lets so much time pass. */
    pass: async (time: number): Promise<void> => {
      const until = clock.now + time;
      await idle();
      while (clock.now < until && (await fire(until - clock.now)));
      clock.now = until;
    },
    close: () => {
      for (const each of restore) each();
    },
  };
}

const addressBarOf = (tab: Tab) => ({
  replaceState: (_state: unknown, _title: string, address: string) => {
    tab.address = address;
  },
});

const storageOver = (
  kept: Map<string, string>,
  change: (key: string, value: string | null) => void,
): Storage => ({
  get length() {
    return kept.size;
  },
  key: (place) => [...kept.keys()][place] ?? null,
  getItem: (key) => kept.get(key) ?? null,
  setItem: (key, value) => change(key, value),
  removeItem: (key) => change(key, null),
  clear: () => {
    for (const key of [...kept.keys()]) change(key, null);
  },
});
