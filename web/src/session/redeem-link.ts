import { verifyMagicLink } from '../api/session';
import { linkFailed, linkUsed, type SessionNotice, verificationError } from './notices';
import { returnTarget } from './return-target';
import type { Tokens } from './stored-session';

export type Redeemed = { tokens: Tokens; target: string } | { redirect: string } | { notice: SessionNotice };

/** Exchanges a mailed link for tokens and a return target, or for the notice to show when that fails. */
export async function redeemLink(linkToken: string): Promise<Redeemed> {
  try {
    const answer = await verifyMagicLink(linkToken);
    switch (answer.kind) {
      case 'signed-in':
        return {
          tokens: { accessToken: answer.accessToken, refreshTokenId: answer.refreshTokenId },
          target: returnTarget(answer.returnTo),
        };
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
