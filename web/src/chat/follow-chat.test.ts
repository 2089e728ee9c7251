import { expect, it } from 'vitest';
import { eventOf } from './chat-event';
import { botsIn } from './chat-store';
import { type ChatWeights, chatWeightsOf } from './chat-weights';
import type { ChatWords } from './chat-words';
import { followChat } from './follow-chat';
import { readLine } from './irc-line';
import { recorded } from './testing/recorded-lines';

const words: ChatWords = {
  join: '!Join',
  leave: 'leave',
  odds: 'odds',
  open: 'open',
  close: 'close',
  spin: 'spin',
  next: '',
};

function followed(weights: ChatWeights = {}, isOpen = () => true) {
  const heard: string[] = [];
  const spoken: string[] = [];
  const rules = { words, bots: ['nightbot'], weights };
  const { take, reweighAll } = followChat(
    {
      join: ({ id, name, weight }) => {
        heard.push(`join ${id} ${name}${weight ? ` × ${weight}` : ''}`);
        return isOpen();
      },
      leave: (id) => heard.push(`leave ${id}`),
      odds: (id) => heard.push(`odds ${id}`),
      command: (action) => heard.push(action),
      spoke: (id, text) => spoken.push(`${id} ${text}`),
    },
    () => rules,
  );
  const say = (...lines: string[]) => {
    for (const text of lines) {
      const line = readLine(text);
      const event = line && eventOf(line);
      if (event) take(event);
    }
    return heard.splice(0);
  };
  return { say, spoken, rules, reweighAll };
}

/** What the wheel was asked to do, line after line. */
const told = (...lines: string[]): string[] => followed().say(...lines);

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

it('weighs people by what the chat shows of them, the largest weight alone', () => {
  const { plain, localised, cheer, gift, foreign } = recorded;
  const { say } = followed({ subscriber: 2, longTime: 3, vip: 5, cheer: 4, gift: 6 });
  const bare = localised.replace(/badge[^;]*;/g, '');
  expect(say(plain), 'for 14 months').toEqual(['join 1001 Ann × 3']);
  expect(say(plain.replace('subscriber/14', 'subscriber/11'))).toEqual(['join 1001 Ann × 2']);
  expect(say(plain.replace('premium/1', 'vip/1'))).toEqual(['join 1001 Ann × 5']);
  expect(say(bare)).toEqual(['join 1002 안나']);
  expect(say(cheer.replace('user-id=1001', 'user-id=1002'))).toEqual(['join 1002 안나 × 4']);
  expect(say(gift.replace('user-id=1001', 'user-id=1002'))).toEqual(['join 1002 안나 × 6']);
  expect(say(gift.replace('user-id=1001', 'user-id=1009'))).toEqual([]);
  expect(say(bare.replace('1002', '1009')), 'gave before joining').toEqual(['join 1009 안나 × 6']);
  expect(say(gift.replace('room-id=1337', 'room-id=1337;source-room-id=4242'), foreign)).toEqual([]);
});

it('weighs people anew when the rules change', () => {
  const { say, rules, reweighAll } = followed();
  say(recorded.plain, recorded.localised.replace(/badge[^;]*;/g, ''));
  rules.weights = { subscriber: 7 };
  reweighAll();
  expect(say()).toEqual(['join 1001 Ann × 7']);
  reweighAll();
  expect(say()).toEqual([]);
});

it('nobody who was too late comes in by a change of weights', () => {
  const { say, rules, reweighAll } = followed({}, () => false);
  say(recorded.plain);
  rules.weights = { subscriber: 7 };
  reweighAll();
  expect(say()).toEqual([]);
});

it('the host says who is a bot', () => {
  const { say, rules } = followed();
  rules.bots = botsIn('@Ann, other\nbots');
  expect(say(recorded.bot, recorded.plain)).toEqual(['join 1006 Ann']);
});

it('reads rules of weight that make sense, whatever a file holds', () => {
  expect(chatWeightsOf({ chatWeights: { vip: 3.9, subscriber: 1, gift: 1e9, cheer: 'x', king: 5 } })).toEqual(
    {
      vip: 3,
      gift: 100,
    },
  );
  for (const chatWeights of [undefined, null, 7, 'vip', []])
    expect(chatWeightsOf({ chatWeights })).toEqual({});
});

it('hears who asks for odds, and what people of the own channel say', () => {
  const { plain, bot, foreign, action } = recorded;
  const { say, spoken } = followed();
  const hello = (line: string) => line.replace('!join', 'hello !join');
  expect(say(plain.replace('!join', '!ODDS'), hello(plain), hello(bot), hello(foreign), action)).toEqual([
    'odds 1001',
  ]);
  expect(spoken).toEqual(['1001 hello !join', '1004 waves :) at all']);
});
