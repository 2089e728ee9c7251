const clock = String.raw`\d{1,2}[:.]\d{2}(?:[:.]\d{2})?(?:\s?[ap]\.?m\.?)?`;
const day = String.raw`\d{1,4}[./-]\d{1,2}[./-]\d{1,4}`;
/** “12:04”, “[12:04]”, “(12:04 PM)”, “[15.11.26, 12:04:33]”, “2026-11-15 12:04 -”. */
const moment = String.raw`[[(]?(?:${day},?\s+)?${clock}(?:,?\s+${day})?[\])]?(?:\s+[-–—])?\s+`;
const timed = new RegExp(`^\\s*${moment}`, 'i');

/** “<anna>”, as old chats write the speaker; a sign before the name is a rank. */
const bracketed = /^<[@+%~&!]?([^<>\s/][^<>\n]{0,39})>(?=\s|$)/;
/** “anna: hello”. */
const named = /^@?([^\s:<>[\]()@][^:<>\n]{0,39}?):(?=\s|!|$)/;
/** “@anna hello”. */
const addressed = /^@([\p{L}\p{N}_][\p{L}\p{N}_.-]{0,39})/u;
/** “anna — today at 12:04”, on a line above the message. */
const headed = new RegExp(`^\\s*@?([^\\s—][^—\\n]{0,39}?)\\s+—\\s+[^\\n]{0,30}?${clock}\\s*$`, 'i');

const longest = 400;

/** The speaker of this line of a chat. */
export function speakerIn(line: string): string | null {
  // A message may be a whole page; the speaker is at its beginning.
  const start = line.slice(0, longest).trimEnd();
  const head = line.length < longest ? headed.exec(start) : null;
  if (head) return head[1] ?? null;
  const said = start.replace(timed, '').trimStart();
  const found = bracketed.exec(said) ?? addressed.exec(said) ?? named.exec(said);
  return found?.[1]?.trim() || null;
}

/** Every speaker once, in the order of their first message. */
export function speakersOf(lines: readonly string[]): string[] {
  const speakers = new Map<string, string>();
  for (const line of lines) {
    const speaker = speakerIn(line);
    const key = speaker?.toLowerCase();
    if (speaker && key && !speakers.has(key)) speakers.set(key, speaker);
  }
  return [...speakers.values()];
}

const shareOf = (lines: readonly string[], is: (line: string) => boolean): number =>
  lines.filter(is).length / Math.max(1, lines.length);

const isTimed = (line: string): boolean => timed.test(line) && speakerIn(line) !== null;
const isHeaded = (line: string): boolean => line.length < longest && headed.test(line);
const isSpoken = (line: string): boolean => bracketed.test(line) || speakerIn(line) !== null;

/**
 * Whether a text is a chat. Times of day or angle brackets decide at once; “anna: hello” alone is one only when the
 * same names come again or commands follow them, since “Starter: soup” reads the same.
 */
export function isChatLog(lines: readonly string[]): boolean {
  if (lines.length < 2) return false;
  if (shareOf(lines, isTimed) >= 0.5 || shareOf(lines, isHeaded) >= 0.3) return true;
  if (shareOf(lines, (line) => bracketed.test(line)) >= 0.8 && !hasClosingTags(lines)) return true;
  if (shareOf(lines, isSpoken) < 0.9) return false;
  const isCalling = (line: string) => /^@?[^\s:]+:?\s+![a-z]/i.test(line);
  const isAnswering = (line: string) => /^@\S+\s+\S/.test(line);
  return (
    shareOf(lines, isCalling) >= 0.5 ||
    shareOf(lines, isAnswering) >= 0.9 ||
    speakersOf(lines).length <= lines.length * 0.75
  );
}

/** “<b>Cake</b>” is a text with markup, and “b” isn't a speaker. */
const hasClosingTags = (lines: readonly string[]): boolean => lines.some((line) => /<\/[a-z]/i.test(line));
