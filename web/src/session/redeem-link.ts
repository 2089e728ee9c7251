import { verifyMagicLink } from '../api/verify-magic-link';
import { linkFailed, linkUsed, type SessionNotice, verificationError } from './notices';
import { learnClock } from './renew-tokens';
import { returnTarget } from './return-target';
import { replaceTokens } from './stored-session';

export type Redeemed = { target: string } | { redirect: string } | { notice: SessionNotice };

/** Signs in by a mailed link: where it leads, or what to say when it does not. */
export async function redeemLink(linkToken: string): Promise<Redeemed> {
  try {
    const answer = await verifyMagicLink(linkToken);
    switch (answer.kind) {
      case 'signed-in':
        replaceTokens(answer);
        learnClock(answer.accessToken);
        return { target: returnTarget(answer.returnTo) };
      case 'redirect':
        return { redirect: returnTarget(answer.address) };
      case 'already-used':
        return { notice: linkUsed };
      case 'failed':
        return { notice: linkFailed(answer.message) };
    }
  } catch (error) {
    console.warn('The sign-in link could not be verified.', error);
    return { notice: verificationError };
  }
}
