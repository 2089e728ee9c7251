import { type CallInit, request } from '../network/request';
import { ConnectionLost } from '../network/within';
import { endSession, expireSession } from '../session/change-session';
import { renewTokens } from '../session/renew-tokens';
import { storedTokens } from '../session/stored-session';
import { ApiError, AuthenticationRequired } from './api-error';
import { apiAddress } from './base';
import { type Body, failedAnswer, isChallenged, readBody, textIn } from './read-answer';

/** How a request is sent. An upload has its own transport, which reports progress. */
export type Transport = (address: string, init: CallInit) => Promise<Response>;

/**
 * Sends a request as the user. A token that the server rejects is renewed and the request is sent once more. When the
 * renewal can't reach the server, it is unknown whether the session is still valid, so that is a connection error and
 * not the end of the session.
 */
export async function sendAsUser(
  path: `/${string}`,
  init: CallInit = {},
  transport: Transport = request,
): Promise<Response> {
  const send = (token: string | undefined) => {
    const headers = new Headers(init.headers);
    if (token) headers.set('Authorization', `Bearer ${token}`);
    return transport(apiAddress(path), { ...init, headers });
  };
  const token = storedTokens()?.accessToken;
  const first = await send(token);
  if (first.status !== 401 || !token) return first;

  const renewal = await renewTokens(token);
  if (renewal === 'unreachable') throw new ConnectionLost('The session could not be renewed: no connection');
  return renewal === 'rejected' ? first : send(renewal.token);
}

/** What went wrong with the session, in the server's words or ours. */
interface SessionProblem {
  message: string;
  code: string | undefined;
  status: number;
}

export interface RequestOptions extends CallInit {
  /** Returns whether it handled the problem; the call is then rejected without a message to the visitor. */
  onAuthError?: (problem: SessionProblem) => boolean;
  /** With false the visitor gets no message and isn't led to the sign-in page: the error is only thrown. */
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
  if (response.status === 401) endSession();
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
  expireSession();
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
