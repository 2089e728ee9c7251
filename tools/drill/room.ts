import { randomBytes, randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { sending } from './client.ts';
import { Guest, type Told } from './guest.ts';
import type { Record } from './record.ts';
import { wheelOf } from './wheels.ts';

const viewers = 3;
const patience = 8000;

interface OpenedRoom {
  liveId: string;
  hostKey: string;
}

/** A live room with its host and viewers, which spins repeatedly. */
export class Room {
  /** All spins that any guest saw, by number. */
  readonly spins = new Map<number, string>();
  private readonly guests: Guest[];
  private readonly record: Record;
  private next: { spinId: string; number: number } | null = null;
  private refusal = '';

  private constructor(url: string, { liveId, hostKey }: OpenedRoom, record: Record) {
    this.record = record;
    const heard = (told: Told, isHost: boolean) => this.hear(told, isHost);
    this.guests = [hostKey, ...Array.from({ length: viewers }, () => '')].map(
      (key) => new Guest({ url, liveId, hostKey: key, record, heard: (told) => heard(told, key !== '') }),
    );
  }

  static async open(url: string, record: Record): Promise<Room> {
    const answer = await fetch(`${url}/api/live`, sending('POST', { wheel: wheelOf(randomUUID(), 0) }));
    if (answer.status !== 201) throw new Error(`No room could be opened: ${await answer.text()}`);
    return new Room(url, (await answer.json()) as OpenedRoom, record);
  }

  leave(): void {
    for (const guest of this.guests) guest.leave();
  }

  /** The host spins, and every connected guest must see the result. */
  async spin(): Promise<void> {
    const end = this.record.begin('room');
    const [host] = this.guests;
    const { next } = this;
    this.refusal = '';
    const words = { type: 'spin', spinId: next?.spinId, entropy: randomBytes(32).toString('hex') };
    if (!next || !host?.send(words)) return end('cut', 'the host is not connected');
    const given = Date.now() + patience;
    while (Date.now() < given && !this.refusal) {
      if (this.guests.every((guest) => guest.results.has(next.spinId))) return end('good');
      await pause(50);
    }
    if (this.refusal) return end('busy', this.refusal);
    const blind = this.guests.filter((guest) => !guest.results.has(next.spinId));
    const who = blind.map((guest) => `${guest === host ? 'the host' : 'a viewer'} ${guest.state}`);
    end('cut', `not everyone saw the spin: ${who.join(', ')}`);
  }

  private hear(told: Told, isHost: boolean): void {
    for (const spin of [told.type === 'spin' ? told : told.spin, told.next]) if (spin) this.know(spin);
    if (isHost && told.next !== undefined) this.next = told.next;
    if (isHost && told.type === 'refused' && told.about === 'spin') this.refusal = told.code ?? 'refused';
  }

  private know({ spinId, number }: { spinId: string; number: number }): void {
    const known = this.spins.get(number);
    if (known !== undefined && known !== spinId)
      this.record.begin('room')('wrong', `spin ${number} is ${known} and ${spinId}`);
    this.spins.set(number, spinId);
  }
}

export async function spinning(room: Room, isOver: () => boolean): Promise<void> {
  while (!isOver()) {
    await room.spin();
    await pause(1000);
  }
}
