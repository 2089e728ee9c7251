import { expect, it } from 'vitest';
import { type ChatMessage, eventOf } from './chat-event';
import { linesIn, readLine } from './irc-line';
import { recorded } from './testing/recorded-lines';

const event = (text: string) => {
  const line = readLine(text);
  return line && eventOf(line);
};
const message = (text: string) => event(text) as ChatMessage;

it('knows a person by the id, and shows the name of the chat', () => {
  expect(message(recorded.plain)).toMatchObject({ userId: '1001', name: 'Ann', text: '!join', months: 14 });
  expect(message(recorded.localised)).toMatchObject({ userId: '1002', name: '안나', login: 'anna_kr' });
  expect(message(recorded.nameless).name).toBe('quiet');
  expect(message(recorded.escaped).name).toBe('A B;C\\D\rE\nF');
  expect(message(recorded.trailing).name).toBe('Ann');
  expect(event(recorded.bare), 'without tags nobody is known').toBeNull();
});

it('reads what was said without what nobody sees', () => {
  expect(message(recorded.action).text).toBe('waves :) at all');
  expect(message(`${recorded.plain} \u{E0000}`).text).toBe('!join');
  expect(message(recorded.plain.replace('!join', '\u200B!jo\u200Bin\uFEFF')).text).toBe('!join');
  expect(message(recorded.cheer)).toMatchObject({ bits: 100, text: 'cheer100 well spun' });
});

it('lets moderators and the streamer command, and knows whose chat it was', () => {
  const may = (text: string) => message(text).mayCommand;
  expect([recorded.moderator, recorded.streamer, recorded.plain, recorded.foreign].map(may)).toEqual([
    true,
    true,
    false,
    false,
  ]);
  expect(message(recorded.foreign).isForeign).toBe(true);
  expect(message(recorded.shared).isForeign).toBe(false);
});

it('tells who was removed, and ignores that the whole chat was cleared', () => {
  expect(event(recorded.timeOut)).toEqual({ kind: 'removed', userId: '1001' });
  expect(event(recorded.ban)).toEqual({ kind: 'removed', userId: '1002' });
  expect(event(recorded.cleared)).toBeNull();
  expect(event(recorded.deleted)).toMatchObject({ kind: 'unsaid', messageId: message(recorded.plain).id });
  expect(event(recorded.suspended)).toEqual({ kind: 'refused' });
});

it('finds every line of a frame', () => {
  const frame = `${Array.from({ length: 20 }, () => recorded.plain).join('\r\n')}\r\n`;
  expect(linesIn(frame)).toHaveLength(20);
  expect(linesIn('\r\n')).toEqual([]);
  for (const nothing of ['@', '@a=b', ':x', ' ', '@a :b ']) expect(readLine(nothing), nothing).toBeNull();
});
