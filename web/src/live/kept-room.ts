import { isRecord } from '../wheel/document/coerce-wheel';
import { browserStorage } from '../wheel/keeping/browser-storage';

/** The visitor's identity in a room: stored so that a reload is the same person, and the host stays the host. */
export interface KeptRoom {
  liveId: string;
  url: string;
  hostKey?: string | undefined;
  viewerKey?: string | undefined;
  name?: string | undefined;
  /** The host's own wheel is on the stage, not the room's. */
  isOwnWheel?: boolean | undefined;
  /** The chat that the host's page reads for it. */
  chat?: { channel: string; words: unknown } | undefined;
}

const key = 'liveRoom';

export function keepRoom(room: KeptRoom): void {
  try {
    const before = keptRoom();
    const chat = before?.liveId === room.liveId ? before.chat : undefined;
    browserStorage('sessionStorage')?.setItem(key, JSON.stringify({ chat, ...room }));
  } catch (error) {
    console.error('This browser could not remember the room: a reload will leave it.', error);
  }
}

/** A reload goes on reading this chat, or none. */
export function keepChat(chat: KeptRoom['chat']): void {
  const room = keptRoom();
  if (room) keepRoom({ ...room, chat });
}

export function keptRoom(): KeptRoom | null {
  try {
    const kept: unknown = JSON.parse(browserStorage('sessionStorage')?.getItem(key) ?? 'null');
    return isRecord(kept) && typeof kept.liveId === 'string' && typeof kept.url === 'string'
      ? (kept as unknown as KeptRoom)
      : null;
  } catch {
    return null;
  }
}

export function forgetRoom(): void {
  try {
    browserStorage('sessionStorage')?.removeItem(key);
  } catch {
    // Without storage it was never kept.
  }
}
