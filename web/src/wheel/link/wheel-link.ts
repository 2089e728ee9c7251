import type { Wheel } from '../document/document';
import { newGuid } from '../document/guid';
import { documentVersion, openDocument } from '../document/upgrade';
import { withId, writeDocument } from '../document/wire-format';
import { mostChoices } from '../edits/list-edits';
import { carriedPart, countMedia } from './carried-part';
import { packText, unpackText } from './packed-text';
import { lengthened, shortened } from './short-document';

/** Addresses up to this length get through chats, mails and address bars. */
export const longestLink = 8000;
/** Longer ones weren't made here; reading them would only cost time. */
const longestRead = 64_000;

/** The number of the form; a page that doesn't know it refuses the link. */
const form = 1;
const written = /^#w=(\d+)\.([\w-]+)/;

export interface WheelLink {
  address: string;
  /** The owner's own pictures and sounds, or pictures that don't fit, stay behind. */
  isWithoutMedia: boolean;
}

export type ReadLink =
  | { wheel: Wheel; problem?: undefined }
  | { wheel?: undefined; problem: 'broken' | 'newer' };

/**
 * A link that carries the wheel itself after the `#`, a part of the address that browsers don't send to servers. Null
 * when the wheel is too large for one.
 */
export async function linkTo(wheel: Wheel, home: string): Promise<WheelLink | null> {
  for (const pictures of ['all', 'linked', 'none'] as const) {
    const carried = carriedPart({ ...wheel, version: documentVersion }, pictures);
    const address = `${home}#w=${form}.${await packed(carried)}`;
    if (address.length <= longestLink)
      return { address, isWithoutMedia: countMedia(wheel) > countMedia(carried) };
  }
  return null;
}

/** Reads a copy of the wheel in the fragment of an address. Whatever else the fragment claims isn't believed. */
export async function readLink(hash: string): Promise<ReadLink> {
  if (hash.length > longestRead) return { problem: 'broken' };
  const [, number, text = ''] = written.exec(decoded(hash)) ?? [];
  if (Number(number) > form) return { problem: 'newer' };
  const opened = openDocument(lengthened(parsed(Number(number) === form ? await unpackText(text) : null)));
  if (opened.problem === 'newer') return { problem: 'newer' };
  if (!opened.wheel || opened.wheel.slices.length > mostChoices) return { problem: 'broken' };
  const { wheel } = openDocument(writeDocument(carriedPart(opened.wheel)));
  return wheel ? { wheel } : { problem: 'broken' };
}

/** The wheel of a link as one of the visitor's own. */
export const ownedCopy = (wheel: Wheel, now = Date.now()): Wheel => ({
  ...withId(wheel, newGuid()),
  createdAt: now,
  updatedAt: now,
});

/** Whether a link would carry the same of both. */
export const isSameInLink = (one: Wheel, other: Wheel): boolean => textOf(one) === textOf(other);

const textOf = (wheel: Wheel): string => JSON.stringify(writeDocument(carriedPart(wheel)));

/** Programs that find addresses in a text leave out a hyphen or underscore at their end: blanks prevent those. */
async function packed(carried: Wheel): Promise<string> {
  let text = JSON.stringify(shortened(writeDocument(carried)));
  for (;;) {
    const letters = await packText(text);
    if (/[a-z\d]$/i.test(letters)) return letters;
    text += ' ';
  }
}

function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
}

/** Some programs encode the equals sign. */
const decoded = (hash: string): string => hash.replace(/^#w%3d/i, '#w=');
