import type { Webhook, WebhookEvent } from '../../api/webhooks';

/** What a webhook may be told about, in the order in which it is offered. */
export const webhookEvents: readonly WebhookEvent[] = [
  'spin.made',
  'room.opened',
  'room.ended',
  'entry.joined',
];

/** Their labels: a key of texts has a dot of its own. */
export const eventLabels = {
  'spin.made': 'webhooks.events.spin',
  'room.opened': 'webhooks.events.opened',
  'room.ended': 'webhooks.events.ended',
  'entry.joined': 'webhooks.events.joined',
} as const satisfies Record<WebhookEvent, string>;

/** By which people tell one from another. */
export const hostOf = ({ url }: Webhook): string => (URL.canParse(url) ? new URL(url).host : url);
