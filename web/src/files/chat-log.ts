import { LinePattern, longestLine } from './line-pattern';

const clock = String.raw`\d{1,2}(?:[:.]\d{2}(?:[:.]\d{2})?|\s?h\s?\d{2})(?:\s?[apAP]\.?\s?[mM]\b\.?)?(?:\s?Uhr)?`;
const day = String.raw`\d{1,4}[./-]\d{1,2}(?:[./-]\d{0,4})?`;
/** “12:04”, “[12:04]”, “(12:04 PM)”, “[15.11.26, 12:04:33]”, “[yesterday 12:04]”, “2026-11-15 12:04 -”. */
const inBrackets = String.raw`[[(](?:[^[\]()\n]{1,30}\s)?${clock}(?:,?\s+${day})?[\])]`;
const moment = String.raw`(?:${inBrackets}|(?:${day},?\s+)?${clock}(?:,?\s+${day})?)`;
const timed = new LinePattern(`^\\s*${moment}(?:\\s+[-–—])?\\s+`, 'i');

/** “<anna>”, as old chats write the speaker; a sign before the name is a rank. */
const bracketed = new LinePattern(/^<[@+%~&!]?([^<>\s/][^<>\n]{0,39})>(?=\s|$)/);
/** “anna: hello”, in French “anna : bonjour”. */
const named = new LinePattern(/^@?([^\s:<>[\]()@][^:<>\n]{0,59}?)\s?:(?=\s|!|$)/);
/** “@anna hello”. */
const addressed = new LinePattern(/^@([\p{L}\p{N}_][\p{L}\p{N}_.-]{0,39})/u);
/** “anna — today at 12:04”, on a line above the message. */
const headed = new LinePattern(`^\\s*@?([^\\s—][^—\\n]{0,39}?)\\s+—\\s+[^\\n]{0,30}?${clock}\\s*$`, 'i');

/** “From Anna to Everyone:” and “Anna to Everyone”, as Zoom writes it in the languages of its users. */
const everyone =
  'everyone|all|me|you|hosts?(?: and panelists)?|alle|mich|iedereen|mij|tout le monde|tous|moi|todos|todas|mí|mim|tutti';
const toEveryone = new LinePattern(
  `^(?:(?:from|von|de|da|van)\\s+)?(\\S[^:\\n]{0,59}?)\\s+(?:to|an|à|a|para|aan)\\s+(?:${everyone})(?=[\\s:(]|$)`,
  'i',
);
const fromOne = new LinePattern(
  /^(?:from|von|de|da|van)\s+(\S[^:\n]{0,59}?)(?:\s+(?:to|an|à|a|para|aan)\s+[^:\n]{1,60}?)?\s*:/i,
);

/** A name alone with a time, on a line above the message: “Anna Lee  12:04 PM”, “[12:04] Anna Lee”. */
const person = String.raw`((?![\p{Ll}])\p{L}[\p{L}\p{M}\p{N}'’.,_-]*(?:\s[\p{L}\p{M}\p{N}'’.,()_/-]+){0,4})`;
const heads = [
  new LinePattern(
    String.raw`^\s*${person}\s+(?:[[(]?(?:${day},?\s+|[\p{L}.]{2,12},?\s+)?${clock}[\])]?)\s*$`,
    'u',
  ),
  new LinePattern(String.raw`^\s*${inBrackets}\s+${person}\s*$`, 'u'),
];
const timeAlone = new LinePattern(String.raw`^\s*(?:${day},?\s+|[\p{L}.]{2,12},?\s+)?${clock}\s*$`, 'iu');

const nameEnd = new LinePattern(/\s*\([^()]*\)\s*$/);
const nameStart = new LinePattern(/^~\s*/);
const calling = new LinePattern(/^@?[^\s:]+:?\s+![a-z]/i);
const answering = new LinePattern(/^@\S+\s+\S/);

/** A message may be a whole page; the speaker is at its beginning. */
const startOf = (line: string): string => line.slice(0, longestLine);

/** The name alone: chats add “(guest)” after it, or “~” before a name that isn't in the address book. */
const bareName = (name: string | undefined): string | null =>
  name?.replace(nameEnd, '').replace(nameStart, '').trim() || null;

/** The speaker of this line of a chat. */
export function speakerIn(line: string): string | null {
  const start = startOf(line).trimEnd();
  const head = headed.exec(line.trimEnd());
  if (head) return bareName(head[1]);
  const said = start.replace(timed, '').trimStart();
  const sent = toEveryone.exec(said) ?? (said.length < start.trimStart().length ? fromOne.exec(said) : null);
  const found = sent ?? bracketed.exec(said) ?? addressed.exec(said) ?? named.exec(said);
  return bareName(found?.[1]);
}

const personAbove = (line: string): string | null => {
  for (const head of heads) {
    const found = head.exec(line);
    if (found) return bareName(found[1]);
  }
  return null;
};

const isTimeAlone = (line: string): boolean => timeAlone.test(line);

/** Where a chat has its speakers: on the lines themselves, above the messages, or above lines with times. */
type Form = 'lines' | 'heads' | 'timeBelow';

function formOf(lines: readonly string[]): Form {
  if (shareOf(lines, isTimed) >= 0.3) return 'lines';
  const isPart = (share: number) => share >= 0.2 && share <= 0.6;
  if (lines.length > 3 && isPart(shareOf(lines, isTimeAlone)) && !isTimeAlone(lines[0] ?? ''))
    return 'timeBelow';
  // A timetable has a time on nearly every line; a chat has messages between them.
  const isHead = (line: string) => personAbove(line) !== null;
  return lines.length > 3 && isHead(lines[0] ?? '') && isPart(shareOf(lines, isHead)) ? 'heads' : 'lines';
}

const speakerAt: Record<Form, (lines: readonly string[], place: number) => string | null> = {
  lines: (lines, place) => speakerIn(lines[place] ?? ''),
  heads: (lines, place) => personAbove(lines[place] ?? ''),
  timeBelow: (lines, place) =>
    isTimeAlone(lines[place + 1] ?? '') ? bareName(startOf(lines[place] ?? '')) : null,
};

/** Every speaker once, in the order of their first message. */
export function speakersOf(all: readonly string[]): string[] {
  const lines = all.filter((line) => line.trim() !== '');
  const form = formOf(lines.slice(0, sampled));
  const speakers = new Map<string, string>();
  for (const place of lines.keys()) {
    const speaker = speakerAt[form](lines, place);
    const key = speaker?.toLowerCase();
    if (speaker && key && !speakers.has(key)) speakers.set(key, speaker);
  }
  return [...speakers.values()];
}

const sampled = 200;

const shareOf = (lines: readonly string[], is: (line: string) => boolean): number =>
  lines.filter(is).length / Math.max(1, lines.length);

const isTimed = (line: string): boolean => timed.test(startOf(line)) && speakerIn(line) !== null;
const isHeaded = (line: string): boolean =>
  headed.test(line) || toEveryone.test(line.replace(timed, '').trimStart());
const isBracketed = (line: string): boolean => bracketed.test(startOf(line));
const isSpoken = (line: string): boolean => isBracketed(line) || speakerIn(line) !== null;

/**
 * Whether a text is a chat. Times of day or angle brackets decide at once; “anna: hello” alone is one only when the
 * same names come again or commands follow them, since “Starter: soup” reads the same.
 */
export function isChatLog(lines: readonly string[]): boolean {
  if (lines.length < 2) return false;
  if (formOf(lines) !== 'lines') return true;
  const hasTimes = lines.filter(isTimed).length > 1 || shareOf(lines, isTimed) >= 0.5;
  if (hasTimes && shareOf(lines, isTimed) >= 0.3) return true;
  if (shareOf(lines, isHeaded) >= 0.3) return true;
  if (shareOf(lines, isBracketed) >= 0.8 && !hasClosingTags(lines)) return true;
  if (shareOf(lines, isSpoken) < 0.9) return false;
  const isCalling = (line: string) => calling.test(startOf(line));
  const isAnswering = (line: string) => answering.test(startOf(line));
  return (
    shareOf(lines, isCalling) >= 0.5 ||
    shareOf(lines, isAnswering) >= 0.9 ||
    speakersOf(lines).length <= lines.length * 0.75
  );
}

/** “<b>Cake</b>” is a text with markup, and “b” isn't a speaker. */
const hasClosingTags = (lines: readonly string[]): boolean => lines.some((line) => /<\/[a-z]/i.test(line));
