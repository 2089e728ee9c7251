import type { IrcLine } from './irc-line';

/** Somebody wrote in the chat. */
export interface ChatMessage {
  kind: 'message';
  id: string;
  /** Knows a person again, also under another name. */
  userId: string;
  login: string;
  /** As the chat shows it. */
  name: string;
  text: string;
  /** Moderators, and the streamer. */
  mayCommand: boolean;
  badges: ReadonlySet<string>;
  /** How long this person has been a subscriber; 0: isn't one. */
  months: number;
  /** Cheered with this message. */
  bits: number;
  /** From the chat of another channel, which streams together with this one. */
  isForeign: boolean;
  sentAt: number | null;
}

export type ChatEvent =
  | ChatMessage
  /** A time-out or a ban: what this person did no longer counts. */
  | { kind: 'removed'; userId: string }
  | { kind: 'unsaid'; messageId: string }
  /** Somebody gave subscriptions to others. */
  | { kind: 'gave'; userId: string; isForeign: boolean }
  /** The channel is there. */
  | { kind: 'entered' }
  /** Lines of it will never come. */
  | { kind: 'refused' }
  | { kind: 'welcome' }
  | { kind: 'ping'; text: string }
  | { kind: 'pong' }
  | { kind: 'reconnect' };

/** Programs append these to send the same words twice; people don't see them. */
const invisible = /[\u{E0000}\u200B-\u200F\uFEFF]/gu;

const badgesIn = (text = ''): Map<string, string> =>
  new Map(
    text
      .split(',')
      .filter((badge) => badge !== '')
      .map((badge) => {
        const slash = badge.indexOf('/');
        return slash < 0 ? [badge, ''] : [badge.slice(0, slash), badge.slice(slash + 1)];
      }),
  );

const wholeIn = (text: string | undefined): number => (/^\d{1,15}$/.test(text ?? '') ? Number(text) : 0);

const action = '\u0001ACTION ';

/** `/me waves` arrives between control characters. */
function spoken(text: string): string {
  const said = text.startsWith(action) ? text.slice(action.length).replace(/.$/s, '') : text;
  return said.replaceAll(invisible, '').trim();
}

/** From the chat of another channel, which streams together with this one. */
const isForeign = (tags: IrcLine['tags']): boolean => {
  const source = tags.get('source-room-id');
  return source !== undefined && source !== tags.get('room-id');
};

const gifts = new Set(['subgift', 'submysterygift']);

function message({ tags, login, parameters }: IrcLine): ChatMessage | null {
  const userId = tags.get('user-id') ?? '';
  // Without tags, the writer can't be recognised again.
  if (userId === '') return null;
  const badges = badgesIn(tags.get('badges'));
  const months = badgesIn(tags.get('badge-info'));
  const isSubscriber = badges.has('subscriber') || badges.has('founder');
  return {
    kind: 'message',
    id: tags.get('id') ?? '',
    userId,
    login,
    name: tags.get('display-name')?.trim() || login,
    text: spoken(parameters[1] ?? ''),
    mayCommand: badges.has('broadcaster') || badges.has('moderator') || tags.get('mod') === '1',
    badges: new Set(badges.keys()),
    months: isSubscriber ? Math.max(1, wholeIn(months.get('subscriber') ?? months.get('founder'))) : 0,
    bits: wholeIn(tags.get('bits')),
    isForeign: isForeign(tags),
    sentAt: wholeIn(tags.get('tmi-sent-ts')) || null,
  };
}

/** What a line of the chat means for a wheel; null for the many that mean nothing. */
export function eventOf(line: IrcLine): ChatEvent | null {
  const { tags, command, parameters } = line;
  switch (command) {
    case 'PRIVMSG':
      return message(line);
    case 'USERNOTICE': {
      const userId = tags.get('user-id') ?? '';
      const isGift = gifts.has(tags.get('msg-id') ?? '') && userId !== '';
      return isGift ? { kind: 'gave', userId, isForeign: isForeign(tags) } : null;
    }
    case 'CLEARCHAT': {
      const userId = tags.get('target-user-id');
      // Without a person, the whole chat was cleared, which removes nobody from a list.
      return userId ? { kind: 'removed', userId } : null;
    }
    case 'CLEARMSG':
      return { kind: 'unsaid', messageId: tags.get('target-msg-id') ?? '' };
    case 'ROOMSTATE':
      return tags.has('room-id') ? { kind: 'entered' } : null;
    case 'NOTICE':
      return /^(msg_channel_suspended|tos_ban)$/.test(tags.get('msg-id') ?? '') ? { kind: 'refused' } : null;
    case '001':
      return { kind: 'welcome' };
    case 'PING':
      return { kind: 'ping', text: parameters[0] ?? '' };
    case 'PONG':
      return { kind: 'pong' };
    case 'RECONNECT':
      return { kind: 'reconnect' };
    default:
      return null;
  }
}
