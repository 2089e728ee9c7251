import { isRecord } from '../wheel/document/coerce-wheel';

/** What people may do by a word in the chat; the last four only the streamer and moderators. */
export const chatActions = ['join', 'leave', 'odds', 'open', 'close', 'spin', 'next'] as const;
export type ChatAction = (typeof chatActions)[number];
export type ChatWords = Readonly<Record<ChatAction, string>>;

/** Words as they were kept; null where they are none. */
export const wordsIn = (raw: unknown): ChatWords | null =>
  isRecord(raw) && chatActions.every((action) => typeof raw[action] === 'string')
    ? (raw as unknown as ChatWords)
    : null;

const forAll: readonly ChatAction[] = ['join', 'leave', 'odds'];

/** As people write it, with or without the sign before it; empty where nothing is left. */
export const tidyWord = (typed: string): string =>
  typed.trim().replace(/^!+/, '').toLowerCase().replace(/\s.*$/s, '').slice(0, 25);

/** What a line of the chat asks for: it begins with `!` and one of the words. Null for all other lines. */
export function actionIn(text: string, words: ChatWords, mayCommand: boolean): ChatAction | null {
  if (!text.startsWith('!')) return null;
  const word = tidyWord(text);
  const action = word === '' ? undefined : chatActions.find((each) => tidyWord(words[each]) === word);
  return action && (mayCommand || forAll.includes(action)) ? action : null;
}
