import { createHmac, generateKeyPairSync, sign } from 'node:crypto';

const key = generateKeyPairSync('ed25519');
const secret = 'a-signing-secret';

export const discordKey = key.publicKey.export({ format: 'der', type: 'spki' }).subarray(-32).toString('hex');

/** What --chat-keys is for a server that these chats may call. */
export const chatKeys = `discord:${discordKey} slack:${secret}`;

export const secondsNow = () => String(Math.floor(Date.now() / 1000));

export function discordHeaders(body: string, time = secondsNow()) {
  return {
    'Content-Type': 'application/json',
    'X-Signature-Ed25519': sign(null, Buffer.from(time + body), key.privateKey).toString('hex'),
    'X-Signature-Timestamp': time,
  };
}

export function slackHeaders(body: string, time = secondsNow()) {
  const signature = createHmac('sha256', secret).update(`v0:${time}:${body}`).digest('hex');
  return {
    'Content-Type': 'application/x-www-form-urlencoded',
    'X-Slack-Signature': `v0=${signature}`,
    'X-Slack-Request-Timestamp': time,
  };
}
