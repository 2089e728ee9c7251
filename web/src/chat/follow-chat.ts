import type { ChatEvent } from './chat-event';
import { actionIn, type ChatAction, type ChatWords } from './chat-words';
import type { ChatPerson } from './pour-people';

/** What a chat may do to a wheel. */
interface Wheel {
  join(person: ChatPerson): void;
  leave(id: string): void;
  command(action: Exclude<ChatAction, 'join' | 'leave'>): void;
}

/** Programs that write into chats by themselves: they'd win too. */
const knownBots = ['nightbot', 'streamelements', 'streamlabs', 'moobot', 'fossabot', 'wizebot', 'sery_bot'];

/** Messages that may still be deleted: more recent ones than moderators scroll back to. */
const mostRemembered = 5000;

/** Does what is written in a chat, for the people of its own channel alone. */
export function followChat(wheel: Wheel, words: () => ChatWords, bots = knownBots) {
  /** Whose entry a message made. */
  const joinedBy = new Map<string, string>();

  const remember = (messageId: string, userId: string) => {
    joinedBy.set(messageId, userId);
    const [oldest] = joinedBy.keys();
    if (joinedBy.size > mostRemembered && oldest !== undefined) joinedBy.delete(oldest);
  };
  const hear = (event: Extract<ChatEvent, { kind: 'message' }>) => {
    if (event.isForeign || bots.includes(event.login)) return;
    const action = actionIn(event.text, words(), event.mayCommand);
    if (action === null) return;
    if (action === 'leave') return wheel.leave(event.userId);
    if (action !== 'join') return wheel.command(action);
    const { id, userId, name, sentAt } = event;
    remember(id, userId);
    wheel.join({ id: userId, name, ...(sentAt === null ? {} : { seenAt: sentAt }) });
  };
  return (event: ChatEvent): void => {
    if (event.kind === 'message') hear(event);
    if (event.kind === 'removed') wheel.leave(event.userId);
    if (event.kind !== 'unsaid') return;
    const userId = joinedBy.get(event.messageId);
    if (userId !== undefined) wheel.leave(userId);
  };
}
