/**
 * What the two sides of an embedded wheel tell each other: `embed.js` in the page of another site, and our page in
 * the frame. Every message has the field `wheelwright` with this version.
 */
export const protocol = 1;

export type GivenChoice = string | { text: string; weight?: number };

export type ToFrame =
  /** The first one also tells the frame which site it is on. */
  { type: 'set'; choices?: readonly GivenChoice[]; muted?: boolean; official?: boolean } | { type: 'spin' };

/** `origin`: the owner of the wheel hasn't allowed this site. */
export type Refusal = 'origin' | 'spinning' | 'choices' | 'loading';

interface Ended {
  winner: { guid: string; text: string };
  /** The id of an official draw; anyone can verify it at `url`. */
  receipt: { spinId: string; url: string } | null;
}

export type FromFrame =
  /** Sent to any site, before the frame knows which one it is on: it contains nothing else. */
  | { type: 'here' }
  | { type: 'size'; height: number }
  | { type: 'ready'; name: string; choices: string[]; mayDrive: boolean }
  | { type: 'failed'; why: string }
  | { type: 'refused'; what: ToFrame['type']; why: Refusal }
  | { type: 'spinstart' }
  | ({ type: 'spinend' } & Ended);
