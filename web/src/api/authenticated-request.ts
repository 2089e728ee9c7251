import type { CallInit } from '../network/request';
import { ApiError, AuthenticationRequired } from './api-error';
import { bearer } from './bearer';
import { failedAnswer, isChallenged } from './failed-answer';
import { type Body, readBody, textIn } from './read-body';
import { sendAsUser, type Transport } from './send-as-user';

/** What went wrong with the session, in the server's words or ours. */
interface SessionProblem {
  message: string;
  code: string | undefined;
  status: number;
}

export interface RequestOptions extends CallInit {
  /** Returns whether it handled the problem; the call is then rejected without a message to the visitor. */
  onAuthError?: (problem: SessionProblem) => boolean;
  /** With false the visitor is neither told nor led to the sign-in page: the error is only thrown. */
  redirectOnAuthError?: boolean;
  transport?: Transport;
}

const challenged = {
  success: false,
  code: 'cloudflare_challenge',
  message: 'Your request was blocked by Cloudflare security. Please try again.',
} as const;

/**
 * A call as the user: resolves with the JSON of a success, otherwise rejects with the reason. A challenge is thrown as
 * a temporary problem: taken for a response, it would report an account as deleted that still exists.
 */
export async function userRequest(path: `/${string}`, options?: RequestOptions): Promise<Body> {
  const body = await authenticatedRequest(path, options);
  if (body.success !== false) return body;
  throw new ApiError(textIn(body, 'message') ?? '', 503, textIn(body, 'code'), undefined, body);
}

/** The same for callers that check `success` themselves: a challenge counts as a response. */
export async function authenticatedRequest(path: `/${string}`, options: RequestOptions = {}): Promise<Body> {
  const { onAuthError, redirectOnAuthError = true, transport, ...init } = options;
  const response = await sendAsUser(path, init, transport);
  if (isChallenged(response)) return challenged;
  const body = await readBody(response);
  if (response.ok && body) return body;
  if (response.status !== 401 && response.status !== 403) throw failedAnswer(response, body);

  const problem = problemIn(body, response.status);
  if (response.status === 401) bearer().end();
  if (onAuthError?.(problem)) throw new AuthenticationRequired(problem.status, problem.code);
  if (!redirectOnAuthError) {
    throw new ApiError(
      problem.message || 'Authentication error',
      problem.status,
      problem.code,
      undefined,
      body ?? {},
    );
  }
  bearer().end();
  bearer().showExpired();
  throw new AuthenticationRequired(problem.status, problem.code);
}

function problemIn(body: Body | null, status: number): SessionProblem {
  if (!body) {
    return {
      message: 'Your session has expired. Please log in again.',
      code: 'session_expired',
      status,
    };
  }
  return { message: textIn(body, 'message') ?? '', code: textIn(body, 'code'), status };
}
