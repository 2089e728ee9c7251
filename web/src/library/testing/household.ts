import { vi } from 'vitest';
import { type Device, openBrowsers, type Tab } from './browser';
import { fakeCloud } from './fake-cloud';
import { network } from './network';
import type { Page } from './page';
import { witness } from './witness';

const addressBar = window.history;

/** A place for a tab in a browser: a tab can be opened there, reloaded and closed. */
export interface Seat {
  name: string;
  device: Device;
  tab: Tab | null;
  page: Page | null;
}

export type OpenSeat = Seat & { tab: Tab; page: Page };

/** Two devices of one user, each with up to two tabs, and the cloud that both use. */
export async function openHousehold() {
  const cloud = fakeCloud();
  const wires = network(cloud);
  const browsers = openBrowsers(wires);
  const seen = witness();
  const chance = vi.spyOn(crypto, 'getRandomValues').mockImplementation(countedBytes());
  let sessions = 0;
  const newSession = () => {
    sessions += 1;
    return `ada.${sessions}`;
  };
  const [laptop, phone] = [browsers.addDevice('laptop'), browsers.addDevice('phone', -3_600_000)];
  const seats: Seat[] = [laptop, laptop, phone, phone].map((device, place) => ({
    name: `${device.name} ${(place % 2) + 1}`,
    device,
    tab: null,
    page: null,
  }));

  /** Opens the address in the seat's tab, with the session that it had. */
  const open = async (seat: Seat, address: string, session: string | null, kept?: Tab): Promise<void> => {
    const tab = browsers.openTab(seat.device, address, kept?.session);
    seat.tab = tab;
    vi.resetModules();
    await browsers.inTab(tab, async () => {
      const { startPage } = await import('./page');
      // The page reads it at once.
      addressBar.replaceState(null, '', address);
      const page = await startPage(session);
      tab.isUp = true;
      seat.page = page;
      seen.watch(seat as OpenSeat);
    });
  };
  const close = (seat: Seat): void => {
    if (seat.tab) browsers.kill(seat.tab);
    seat.tab = null;
    seat.page = null;
  };
  const reload = async (seat: OpenSeat, address = seat.tab.address): Promise<void> => {
    const { tab } = seat;
    const session = tab.session.get('accessToken') ?? null;
    close(seat);
    await open(seat, address, session, tab);
  };
  /** Does something in a tab as its visitor, without waiting for the consequences. */
  const act = <Result>(seat: OpenSeat, work: (page: Page) => Result): Result =>
    browsers.inTab(seat.tab, () => work(seat.page));
  const moveOut = (): void => {
    for (const seat of seats) close(seat);
    browsers.close();
    chance.mockRestore();
  };
  return { cloud, wires, browsers, seen, seats, newSession, open, close, reload, act, moveOut };
}

/** The same run has the same ids: they decide the order of simultaneous results. */
function countedBytes() {
  let state = 1;
  return <Bytes extends ArrayBufferView | null>(bytes: Bytes): Bytes => {
    const all = new Uint8Array((bytes as ArrayBufferView).buffer);
    for (let place = 0; place < all.length; place += 1) {
      state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
      all[place] = state >>> 24;
    }
    return bytes;
  };
}
