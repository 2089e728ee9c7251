import { readCredits } from './read-user';
import { readSubscription, type Subscription } from './subscription';

export interface AccessToken {
  /** When it expires and, where it says so, when it was made, in milliseconds since 1970. */
  expires: number;
  issued: number | undefined;
  /** Undefined when the token doesn't contain them. */
  subscription: Subscription | undefined;
  credits: number | undefined;
}

/** A token that expires sooner than this counts as expired: it must still be valid when the request arrives. */
const expiresEarly = 60_000;

/** Reads a token without verifying it, which only the server can. Returns null when it can't be read. */
export function readAccessToken(text: string): AccessToken | null {
  const [head, body, signature, ...rest] = text.split('.');
  if (!head || !body || !signature || rest.length > 0) return null;
  const claims = readJson(body);
  if (typeof claims !== 'object' || claims === null) return null;
  const { exp, iat, subscription, credits } = claims as Record<string, unknown>;
  if (typeof exp !== 'number' || !Number.isFinite(exp)) return null;
  return {
    expires: exp * 1000,
    issued: typeof iat === 'number' && Number.isFinite(iat) ? iat * 1000 : undefined,
    subscription: subscription === undefined ? undefined : readSubscription(subscription),
    credits: credits === undefined ? undefined : readCredits(credits),
  };
}

export const isExpired = ({ expires }: AccessToken, now: number): boolean => now >= expires - expiresEarly;

function readJson(base64url: string): unknown {
  try {
    const binary = atob(base64url.replaceAll('-', '+').replaceAll('_', '/'));
    return JSON.parse(
      new TextDecoder('utf-8', { fatal: true }).decode(
        Uint8Array.from(binary, (letter) => letter.charCodeAt(0)),
      ),
    );
  } catch {
    return null;
  }
}
