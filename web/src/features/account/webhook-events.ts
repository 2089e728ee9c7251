import type { Webhook, WebhookEvent } from '../../api/webhooks';

/** The events of a webhook, in the order in which they are offered. */
export const webhookEvents: readonly WebhookEvent[] = [
  'spin.made',
  'room.opened',
  'room.ended',
  'entry.joined',
];

/** Keys of their labels: in a key of a text, a dot means nesting. */
export const eventLabels = {
  'spin.made': 'webhooks.events.spin',
  'room.opened': 'webhooks.events.opened',
  'room.ended': 'webhooks.events.ended',
  'entry.joined': 'webhooks.events.joined',
} as const satisfies Record<WebhookEvent, string>;

/** The part of the address that tells webhooks apart. */
export const hostOf = ({ url }: Webhook): string => (URL.canParse(url) ? new URL(url).host : url);
