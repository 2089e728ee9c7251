import { parseTwitchMessage } from '@twurple/chat';
import { parseMessage } from 'ircv3';
import tmi from 'tmi.js/lib/parser.js';
import unescaping from 'tmi.js/lib/utils.js';
import { describe, expect, it } from 'vitest';
import { readLine } from '../../web/src/chat/irc-line.ts';
import { recorded } from '../../web/src/chat/testing/recorded-lines.ts';

const lines = Object.entries(recorded);
const sorted = (tags: Iterable<readonly [string, unknown]>) =>
  Object.fromEntries([...tags].map(([name, value]) => [name, value ?? '']).sort());

describe('a line of the chat is read as public parsers read it', () => {
  it.each(lines)('%s, by ircv3', (_name, text) => {
    const ours = readLine(text);
    const theirs = parseMessage(text) as unknown as {
      command: string;
      tags: Map<string, string>;
      prefix?: { nick: string; user?: string };
      _params: { value: string }[];
    };
    expect(ours?.command).toBe(theirs.command);
    expect(sorted(ours?.tags ?? [])).toEqual(sorted(theirs.tags));
    expect(ours?.login).toBe(theirs.prefix?.user === undefined ? '' : theirs.prefix.nick);
    expect(ours?.parameters).toEqual(theirs._params.map(({ value }) => value));
  });

  it.each(lines)('%s, by tmi.js', (_name, text) => {
    const ours = readLine(text);
    const theirs = tmi.msg(text);
    const tags = Object.entries(theirs?.tags ?? {}).map(
      ([name, value]) => [name, value === true ? '' : unescaping.unescapeIRC(String(value))] as const,
    );
    expect(ours?.command).toBe(theirs?.command);
    expect(ours?.parameters).toEqual(theirs?.params);
    // It drops line breaks, and keeps a backslash at the end, which the standard drops.
    const inOneLine = [...(ours?.tags ?? [])].map(
      ([name, value]) => [name, value.replace(/[\r\n]/g, '')] as const,
    );
    if (text !== recorded.trailing) expect(sorted(inOneLine)).toEqual(sorted(tags));
  });

  it.each(lines)('%s, by Twurple', (_name, text) => {
    const ours = readLine(text);
    const theirs = parseTwitchMessage(text);
    expect(ours?.command).toBe(theirs.command);
    expect(sorted(ours?.tags ?? [])).toEqual(sorted(theirs.tags));
  });
});

it('reads a thousand lines, and 8 KB of tags, without a fault', () => {
  expect(recorded.long.length).toBeGreaterThan(8000);
  for (let time = 0; time < 1000; time += 1)
    for (const [, text] of lines) expect(readLine(text)).not.toBeNull();
});
