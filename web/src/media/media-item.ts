import { isRecord } from '../wheel/document/coerce-wheel';

export type MediaKind = 'image' | 'sound';

/** An image or a sound that the user has uploaded. */
export interface MediaItem {
  id: string;
  filename: string;
  /** Signed: it expires. */
  url: string;
  /** A small version of the image, signed as well. */
  thumbnailUrl?: string;
  /** In bytes. */
  size?: number;
  createdAt: number;
  /** In milliseconds since 1970; unset means never. */
  expiresAt?: number;
  /** The server's two statements of its expiry disagree. */
  expiryMismatch: boolean;
  /** A sound can be played once it is `ready`. */
  status?: string;
  /** In seconds. */
  duration?: number;
}

/** Reads the valid items of a response, the newest first; one broken entry doesn't hide the others. */
export function readItems(raw: unknown): MediaItem[] {
  const entries = Array.isArray(raw) ? raw.filter(isRecord) : [];
  return entries.flatMap(readItem).sort((one, other) => other.createdAt - one.createdAt);
}

function readItem(raw: Record<string, unknown>): MediaItem[] {
  const { id, filename, name, url, thumbnailUrl, size, createdAt, expiresAt, status, duration } = raw;
  if (!isText(id) || !isText(url)) return [];
  const expires = timeOf(expiresAt);
  const isBroken = expiresAt !== undefined && expiresAt !== null && expires === undefined;
  return [
    {
      id,
      url,
      filename: [filename, name].find(isText) ?? id,
      createdAt: timeOf(createdAt) ?? 0,
      expiryMismatch: raw.expiryMismatch === true || isBroken,
      ...(isText(thumbnailUrl) ? { thumbnailUrl } : {}),
      ...(isAmount(size) ? { size } : {}),
      ...(expires === undefined ? {} : { expiresAt: expires }),
      ...(isText(status) ? { status } : {}),
      ...(isAmount(duration) ? { duration } : {}),
    },
  ];
}

/** Accepts numbers and date texts. */
function timeOf(value: unknown): number | undefined {
  const time = typeof value === 'string' ? Date.parse(value) : value;
  return typeof time === 'number' && Number.isFinite(time) ? time : undefined;
}

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';
const isAmount = (value: unknown): value is number => typeof value === 'number' && value >= 0;
