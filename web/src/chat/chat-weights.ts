import { isRecord } from '../wheel/document/coerce-wheel';
import type { WheelSpin } from '../wheel/document/document';
import { changeFields, type Edit } from '../wheel/edits/edits';
import type { ChatMessage } from './chat-event';

/** What may give people of a chat a larger share of the wheel. Where several fit a person, the largest weight counts. */
export const chatMerits = ['subscriber', 'longTime', 'founder', 'vip', 'cheer', 'gift'] as const;
export type ChatMerit = (typeof chatMerits)[number];
export type ChatWeights = Readonly<Partial<Record<ChatMerit, number>>>;

/** As a list's own rules have it: `Door` in api/openapi.yaml. */
const heaviest = 100;
const longTimeMonths = 12;
const cheerBits = 100;

export const coerceChatWeight = (typed: unknown): number =>
  typeof typed === 'number' && typed >= 1 ? Math.min(Math.floor(typed), heaviest) : 1;

/** The rules of a wheel, without those that change nothing. Everyone who sees the wheel has them. */
export function chatWeightsOf({ chatWeights: raw }: Pick<WheelSpin, 'chatWeights'>): ChatWeights {
  if (!isRecord(raw)) return {};
  return Object.fromEntries(
    chatMerits
      .map((merit) => [merit, coerceChatWeight(raw[merit])] as const)
      .filter(([, weight]) => weight > 1),
  );
}

export const setChatWeight = (merit: ChatMerit, weight: number): Edit =>
  changeFields(({ spin }) =>
    (chatWeightsOf(spin)[merit] ?? 1) === weight
      ? {}
      : { spin: { chatWeights: { ...chatWeightsOf(spin), [merit]: weight } } },
  );

/** What a message reveals about its writer. */
export const meritsOf = ({ badges, months, bits }: ChatMessage): ChatMerit[] => [
  ...(months > 0 ? (['subscriber'] as const) : []),
  ...(months >= longTimeMonths ? (['longTime'] as const) : []),
  ...(badges.has('founder') ? (['founder'] as const) : []),
  ...(badges.has('vip') ? (['vip'] as const) : []),
  ...(bits >= cheerBits ? (['cheer'] as const) : []),
];

export const weightOf = (merits: Iterable<ChatMerit>, weights: ChatWeights): number =>
  Math.max(1, ...[...merits].map((merit) => weights[merit] ?? 1));
