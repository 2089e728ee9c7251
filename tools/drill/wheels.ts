import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { ask, sending, WrongAnswer } from './client.ts';
import type { Record } from './record.ts';
import type { User } from './users.ts';

const slices = ['Soup', 'Salad', 'Pasta'].map((text) => ({ guid: text, text, active: true, weight: 1 }));

export const wheelOf = (id: string, count: number) => ({
  id,
  'wheel-definition': { id, name: 'Drill', duration: 300, slices, count },
});

/** The time within which every process shows an acknowledged save, as docs/scaling.md promises. */
const freshWithin = 2000;

type StoredWheel = ReturnType<typeof wheelOf> & { cloudSavedAt: number };

/** A wheel that is saved repeatedly, each time with the next number in it. */
export class SavedWheel {
  readonly id = randomUUID();
  readonly owner: User;
  shareId = '';
  tried = 0;
  acknowledged = 0;
  /** Acknowledgements, oldest first, without those that a newer one has replaced everywhere by now. */
  private recent = [{ count: 1, at: 0 }];
  private savedAt = 0;
  private isInDoubt = false;
  private readonly url: string;
  private readonly record: Record;

  constructor(owner: User, url: string, record: Record) {
    this.owner = owner;
    this.url = url;
    this.record = record;
  }

  async share(): Promise<void> {
    await this.save();
    const init = sending('POST', {}, this.owner.accessToken);
    const shared = await (await fetch(`${this.url}/api/wheel/${this.id}/share`, init)).json();
    this.shareId = (shared as { shareId: string }).shareId;
  }

  /** Like the page, it names the save it is based on, so that a late one is refused as stale. */
  async save(): Promise<void> {
    this.tried += 1;
    const wheel = {
      ...wheelOf(this.id, this.tried),
      ...(this.savedAt > 0 && { cloudSavedAt: this.savedAt }),
    };
    const init = sending('POST', wheel, this.owner.accessToken);
    const asked = { record: this.record, kind: 'save' as const, url: `${this.url}/api/wheel`, init };
    const least = this.acknowledged;
    // A save may be stale only if the outcome of the last one is unknown.
    const answered = await ask({ ...asked, expects: this.isInDoubt ? [200, 409] : [200] }, async (answer) => {
      const { count, savedAt } = await this.check(answer, least);
      this.savedAt = savedAt;
      return answer.status === 200 ? count : least;
    });
    this.isInDoubt = answered === undefined;
    if (answered === undefined) return;
    this.acknowledged = answered;
    this.recent.push({ count: answered, at: Date.now() });
  }

  /** The owner must see the last acknowledged number, or one tried since. */
  async load(): Promise<boolean> {
    const least = this.acknowledged;
    const init = { headers: { authorization: `Bearer ${this.owner.accessToken}` } };
    const url = `${this.url}/api/wheel/${this.id}`;
    const seen = await ask({ record: this.record, kind: 'load', url, init }, (answer) =>
      this.check(answer, least),
    );
    return seen !== undefined;
  }

  /** A visitor of the link must see a save soon after it was acknowledged. */
  async read(): Promise<void> {
    const url = `${this.url}/api/share/${this.shareId}`;
    const least = this.shownToEveryone();
    await ask({ record: this.record, kind: 'read', url }, (answer) => this.check(answer, least));
  }

  private shownToEveryone(): number {
    const settled = Date.now() - freshWithin;
    const last = this.recent.findLastIndex(({ at }) => at <= settled);
    this.recent = this.recent.slice(last);
    return this.recent[0]?.count ?? 1;
  }

  private async check(answer: Response, least: number): Promise<{ count: number; savedAt: number }> {
    const { wheel } = (await answer.json()) as { wheel: StoredWheel };
    const { count } = wheel['wheel-definition'];
    if (!(count >= least && count <= this.tried))
      throw new WrongAnswer(
        `wheel ${this.id} shows save ${count}; acknowledged ${least}, tried ${this.tried}`,
      );
    return { count, savedAt: wheel.cloudSavedAt };
  }
}

export async function saving(wheel: SavedWheel, isOver: () => boolean): Promise<void> {
  while (!isOver()) {
    await wheel.save();
    await wheel.load();
    await pause(200);
  }
}

export async function reading(wheel: SavedWheel, isOver: () => boolean): Promise<void> {
  while (!isOver()) {
    await wheel.read();
    await pause(100);
  }
}
