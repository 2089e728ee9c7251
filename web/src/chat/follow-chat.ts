import type { ChatEvent, ChatMessage } from './chat-event';
import { type ChatMerit, type ChatWeights, meritsOf, weightOf } from './chat-weights';
import { actionIn, type ChatAction, type ChatWords } from './chat-words';
import type { ChatPerson } from './pour-people';

/** What a chat may do to a wheel. */
interface Wheel {
  /** False when nobody can join at the moment. */
  join(person: ChatPerson): boolean;
  leave(id: string): void;
  /** Somebody asks for their odds. */
  odds(id: string): void;
  command(action: ChatCommand): void;
  /** Somebody wrote something else. */
  spoke(id: string, text: string): void;
}

export type ChatCommand = Exclude<ChatAction, 'join' | 'leave' | 'odds'>;

/** The current settings of the host. */
interface ChatRules {
  words: ChatWords;
  /** Logins of programs that write into chats by themselves: they'd win too. */
  bots: readonly string[];
  weights: ChatWeights;
}

/** Messages that may still be deleted: more recent ones than moderators scroll back to. */
const mostRemembered = 5000;
/** As many as a wheel can have. */
const mostPeople = 10_000;

function rememberIn<Value>(map: Map<string, Value>, key: string, value: Value, most: number): void {
  map.delete(key);
  map.set(key, value);
  const [oldest] = map.keys();
  if (map.size > most && oldest !== undefined) map.delete(oldest);
}

/** Carries out what is written in a chat, only for the people of its own channel. */
export function followChat(wheel: Wheel, rules: () => ChatRules) {
  /** Whose entry a message made. */
  const joinedBy = new Map<string, string>();
  /** People who cheered or gifted something while the chat was read, whether they are on the wheel or not. */
  const gave = new Map<string, ReadonlySet<ChatMerit>>();
  const joined = new Map<string, { person: ChatPerson; merits: readonly ChatMerit[] }>();

  const weigh = (userId: string, merits: readonly ChatMerit[]) =>
    weightOf([...merits, ...(gave.get(userId) ?? [])], rules().weights);
  const reweigh = (userId: string) => {
    const known = joined.get(userId);
    if (!known) return;
    const weight = weigh(userId, known.merits);
    if (weight === (known.person.weight ?? 1)) return;
    const person = { ...known.person, weight };
    if (wheel.join(person)) known.person = person;
  };
  const give = (userId: string, merit: ChatMerit) => {
    rememberIn(gave, userId, new Set([...(gave.get(userId) ?? []), merit]), mostPeople);
    reweigh(userId);
  };
  const leave = (userId: string) => {
    joined.delete(userId);
    wheel.leave(userId);
  };
  const join = (message: ChatMessage) => {
    const { id, userId, name, sentAt } = message;
    const merits = meritsOf(message);
    const weight = weigh(userId, merits);
    const person = {
      id: userId,
      name,
      ...(sentAt === null ? {} : { seenAt: sentAt }),
      ...(weight > 1 ? { weight } : {}),
    };
    rememberIn(joinedBy, id, userId, mostRemembered);
    if (wheel.join(person)) rememberIn(joined, userId, { person, merits }, mostPeople);
  };
  const hear = (message: ChatMessage) => {
    const { words, bots } = rules();
    if (message.isForeign || bots.includes(message.login)) return;
    if (meritsOf(message).includes('cheer')) give(message.userId, 'cheer');
    const action = actionIn(message.text, words, message.mayCommand);
    if (action === null) wheel.spoke(message.userId, message.text);
    else if (action === 'leave') leave(message.userId);
    else if (action === 'odds') wheel.odds(message.userId);
    else if (action === 'join') join(message);
    else wheel.command(action);
  };
  return {
    take: (event: ChatEvent): void => {
      if (event.kind === 'message') hear(event);
      if (event.kind === 'gave' && !event.isForeign) give(event.userId, 'gift');
      if (event.kind === 'removed') leave(event.userId);
      if (event.kind !== 'unsaid') return;
      const userId = joinedBy.get(event.messageId);
      if (userId !== undefined) leave(userId);
    },
    /** The weights were changed: they hold for people who have joined already, too. */
    reweighAll: () => {
      for (const userId of joined.keys()) reweigh(userId);
    },
  };
}
