import { expect } from 'vitest';
import { newGuid } from '../../wheel/document/guid';
import { resultsOf, type SpinLog } from '../../wheel/keeping/spin-log';
import type { OpenSeat, openHousehold, Seat } from './household';
import type { Fate } from './network';
import { turn } from './node';

export type Household = Awaited<ReturnType<typeof openHousehold>>;

export const deeds = [
  'add',
  'rename',
  'move',
  'remove',
  'spin',
  'clear',
  'undo',
  'redo',
  'save',
  'new',
  'open',
  'open from cloud',
  'reload',
  'crash',
  'drop database',
  'tab',
  'go offline',
  'go online',
  'sign out',
  'sign in',
  'expire',
  'restore version',
  'delete',
  'bring back',
  'delete in cloud',
  'keep mine',
  'keep theirs',
  'keep both',
  'wait',
  'let go',
] as const;

/** A visitor's step in one of the four tabs; `turns` is how far the page gets before the next step. */
export interface Step {
  seat: number;
  /** A database that breaks isn't among the random deeds: the cloud's calls of such a page fail loudly. */
  does: (typeof deeds)[number] | Fate | 'break database';
  with: number;
  turns: number;
}

/** A step as the message of a failing sequence prints it. */
export const tell = ({ seat, does, with: which, turns }: Step): string =>
  `${seat < 2 ? 'laptop' : 'phone'} ${(seat % 2) + 1}: ${does} ${which}, then ${turns} turns`;

export async function take(step: Step, home: Household): Promise<void> {
  const seat = home.seats[step.seat] as Seat;
  await perform(step, seat, home);
  for (let each = 0; each < step.turns; each += 1) await turn();
}

const address = '/en/';
const nobodysCall = { isForced: false, saveId: null, body: null };
const idsOf = ({ entries }: SpinLog) => entries.map(({ id }) => id);

async function perform({ does, with: which }: Step, seat: Seat, home: Household): Promise<void> {
  const { wires, browsers, seen, cloud } = home;
  home.browsers.clock.now += which % 3;
  switch (does) {
    case 'held':
    case 'answer held':
    case 'answer lost':
    case 'failed':
    case 'refused':
    case 'answered':
      wires.fates.push(does);
      return;
    case 'go offline':
      seat.device.isOnline = false;
      return;
    case 'go online':
      seat.device.isOnline = true;
      for (const tab of seat.device.tabs)
        browsers.inTab(tab, () => tab.events.dispatchEvent(new Event('online')));
      return;
    case 'wait':
      return browsers.pass(2000);
    case 'let go':
      wires.letAllGo();
      return;
    case 'delete in cloud': {
      const ids = [...cloud.wheels.keys()];
      const id = ids[which % ids.length] ?? '';
      seen.erased.add(id);
      cloud.answer({ ...nobodysCall, method: 'DELETE', path: `/api/wheel/${id}`, owner: 'email:ada' });
      return;
    }
    case 'tab':
      if (seat.tab && seat.device.tabs.size > 1) return home.close(seat);
      if (!seat.tab) return home.open(seat, address, home.newSession());
      return;
  }
  if (!seat.tab || !seat.page) return;
  const open = seat as OpenSeat;
  const key = open.page.stageKey();
  /** The visitor decides for another version of the wheel. */
  const excuse = () => seen.excuseAll(key);
  const change = (work: (page: OpenSeat['page']) => void) => seen.during(open, () => home.act(open, work));
  switch (does) {
    case 'add':
      change((page) => page.add(`choice ${newGuid().slice(0, 4)}`));
      return;
    case 'rename':
      change((page) => page.rename(which, `renamed ${which}`));
      return;
    case 'move':
      change((page) => page.move(which));
      return;
    case 'remove':
      change((page) => page.remove(which));
      return;
    case 'spin':
      change((page) => page.spin(which));
      return;
    case 'clear':
      change((page) => page.clear());
      return;
    case 'undo': {
      const before = open.page.store.getState().log;
      const { gone } = change((page) => page.undo());
      const { log, wheel } = open.page.store.getState();
      expect(idsOf(log), 'an undo takes back no result').toEqual(expect.arrayContaining(idsOf(before)));
      expect(wheel.results.totalWheelSpins).toBe(resultsOf(before).totalWheelSpins);
      for (const guid of gone) expect(seen.added.get(guid)?.tab, 'undone where it was done').toBe(open.tab);
      return;
    }
    case 'redo':
      change((page) => page.redo());
      return;
    case 'save':
      home.act(open, (page) => void page.save({ go: () => {} }));
      return;
    case 'new':
      home.act(open, (page) => page.startNew());
      return;
    case 'open': {
      const cards = await home.act(open, async (page) => (await page.openLibrary()).cards());
      const card = cards[which % cards.length];
      if (card) home.act(open, (page) => void page.open(card.key));
      return;
    }
    case 'open from cloud': {
      const ids = [...cloud.wheels.keys()];
      const id = ids[which % ids.length];
      if (id) await home.reload(open, `/en?wheel=${id}`);
      return;
    }
    case 'reload':
      await browsers.idle();
      return home.reload(open);
    case 'crash':
      return home.reload(open);
    case 'drop database':
    case 'break database':
      home.act(open, () => open.tab.databases.drop(does === 'break database'));
      return;
    case 'sign out':
      home.act(open, (page) => page.signOut());
      return;
    case 'sign in': {
      const session = home.newSession();
      home.act(open, (page) => page.signIn(session));
      return;
    }
    case 'expire': {
      const session = open.tab.session.get('accessToken');
      if (session) wires.ended.add(session);
      return;
    }
    case 'restore version':
      home.act(open, (page) => void page.restore(1).finally(excuse));
      return;
    case 'delete':
      seen.removed(seat.device).add(key);
      home.act(open, (page) => void page.removeWheel(key));
      return;
    case 'bring back': {
      const last = [...seen.removed(seat.device)].at(-1);
      if (!last) return;
      seen.removed(seat.device).delete(last);
      home.act(open, (page) => void page.bringBack(last));
      return;
    }
    case 'keep mine':
    case 'keep theirs':
    case 'keep both': {
      const all = await home.act(open, (page) => page.conflicts());
      // The address of a copy is known where its original is on the stage.
      const keys = does === 'keep both' ? all.filter((each) => each === key) : all;
      const asked = keys[which % keys.length];
      if (asked === undefined) return;
      const decided = () => seen.excuseAll(asked);
      home.act(open, (page) => void page.resolve(asked, kept[does], seen.copyAt).finally(decided));
      return;
    }
  }
}

const kept = { 'keep mine': 'mine', 'keep theirs': 'theirs', 'keep both': 'copy' } as const;
