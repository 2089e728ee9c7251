import { expect, it } from 'vitest';
import { eventOf } from './chat-event';
import type { ChatWords } from './chat-words';
import { followChat } from './follow-chat';
import { readLine } from './irc-line';
import { recorded } from './testing/recorded-lines';

const words: ChatWords = {
  join: '!Join',
  leave: 'leave',
  open: 'open',
  close: 'close',
  spin: 'spin',
  next: '',
};

/** What the wheel was told, line after line. */
function told(...lines: string[]): string[] {
  const heard: string[] = [];
  const hear = followChat(
    {
      join: ({ id, name }) => heard.push(`join ${id} ${name}`),
      leave: (id) => heard.push(`leave ${id}`),
      command: (action) => heard.push(action),
    },
    () => words,
  );
  for (const text of lines) {
    const line = readLine(text);
    const event = line && eventOf(line);
    if (event) hear(event);
  }
  return heard;
}

it('people of the own channel join and leave; bots and people of another channel do not', () => {
  const { plain, localised, nameless, shared, foreign, bot, bare } = recorded;
  expect(told(plain, localised, nameless, shared, foreign, bot, bare)).toEqual([
    'join 1001 Ann',
    'join 1002 안나',
    'join 1003 quiet',
    'join 1008 Ann',
  ]);
  expect(told(plain.replace('!join', '!LEAVE now'))).toEqual(['leave 1001']);
  expect(told(plain.replace('!join', 'I want to !join'), plain.replace('!join', '!joined'))).toEqual([]);
});

it('only the streamer and moderators command, each time anew', () => {
  const { moderator, streamer, plain } = recorded;
  const former = moderator.replace('badges=moderator/1', 'badges=').replace('mod=1', 'mod=0');
  expect(told(moderator, streamer, former, plain.replace('!join', '!spin'))).toEqual(['spin', 'close']);
  expect(told(moderator.replace('!spin', '!'), moderator.replace('!spin', '!next'))).toEqual([]);
});

it('a time-out, a ban and a deleted message take the entry back', () => {
  const { plain, timeOut, ban, deleted, cleared } = recorded;
  expect(told(plain, timeOut, ban, cleared)).toEqual(['join 1001 Ann', 'leave 1001', 'leave 1002']);
  expect(told(plain, deleted)).toEqual(['join 1001 Ann', 'leave 1001']);
  expect(told(deleted), 'of a message that made no entry').toEqual([]);
});
