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

/** A wheel that is saved again and again, each time with the next number in it. */
export class SavedWheel {
  readonly id = randomUUID();
  readonly owner: User;
  shareId = '';
  tried = 0;
  acknowledged = 0;
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

  async save(): Promise<void> {
    this.tried += 1;
    const init = sending('POST', wheelOf(this.id, this.tried), this.owner.accessToken);
    const done = await ask(
      { record: this.record, kind: 'save', url: `${this.url}/api/wheel`, init },
      async () => true,
    );
    if (done) this.acknowledged = this.tried;
  }

  /** Its owner sees what was acknowledged last, or what was tried since. */
  async load(): Promise<void> {
    const least = this.acknowledged;
    const init = { headers: { authorization: `Bearer ${this.owner.accessToken}` } };
    const url = `${this.url}/api/wheel/${this.id}`;
    await ask({ record: this.record, kind: 'load', url, init }, (answer) => this.check(answer, least));
  }

  /** Whoever has the link sees one of the wheels it was, no older than the moment another process may take to hear of it. */
  async read(): Promise<void> {
    const url = `${this.url}/api/share/${this.shareId}`;
    await ask({ record: this.record, kind: 'read', url }, (answer) => this.check(answer, 1));
  }

  private async check(answer: Response, least: number): Promise<void> {
    const { wheel } = (await answer.json()) as { wheel: ReturnType<typeof wheelOf> };
    const { count } = wheel['wheel-definition'];
    if (!(count >= least && count <= this.tried))
      throw new WrongAnswer(
        `wheel ${this.id} shows save ${count}; acknowledged ${least}, tried ${this.tried}`,
      );
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
