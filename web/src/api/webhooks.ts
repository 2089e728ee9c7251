import { callAsUser } from './client';
import type { components } from './schema';

/** An address that is told of events in the user's account. */
export type Webhook = components['schemas']['Webhook'];
export type WebhookEvent = components['schemas']['WebhookEvent'];
export type Delivery = components['schemas']['Delivery'];

export const listWebhooks = async (): Promise<Webhook[]> =>
  (await callAsUser('GET /api/user/webhooks')).webhooks;

/** Makes a webhook and returns its secret, which the server tells only once. */
export const makeWebhook = async (body: components['schemas']['WebhookRequest']): Promise<string> =>
  (await callAsUser('POST /api/user/webhooks', { body })).secret;

export const deleteWebhook = (id: string) => callAsUser('DELETE /api/user/webhooks/{id}', { path: { id } });

/** Returns the new secret; for a day the one from before signs, too. */
export const replaceWebhookSecret = async (id: string): Promise<string> =>
  (await callAsUser('POST /api/user/webhooks/{id}/secret', { path: { id } })).secret;

export const listDeliveries = async (id: string): Promise<Delivery[]> =>
  (await callAsUser('GET /api/user/webhooks/{id}/deliveries', { path: { id } })).deliveries;

export const sendDeliveryAgain = (id: string, delivery: string) =>
  callAsUser('POST /api/user/webhooks/{id}/deliveries/{delivery}', { path: { id, delivery } });
