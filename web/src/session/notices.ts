/** What the session reports to the visitor; the texts are looked up by these names. */
export type SessionNotice =
  | {
      as: 'toast';
      kind: 'success' | 'warning' | 'error';
      text: NoticeText;
      message?: string | null;
      user?: string;
      /** With a button that leaves the account again. */
      canLeave?: true;
    }
  | { as: 'popup'; text: PopupText; message?: string | null };

type NoticeText =
  | 'accessDenied'
  | 'tokenExpired'
  | 'invalidClient'
  | 'serverError'
  | 'temporarilyUnavailable'
  | 'tokenSignature'
  | 'tokenInvalid'
  | 'authFailed'
  | 'invalidProvider'
  | 'signUpClosed'
  | 'accountDisabled'
  | 'invitationUsed'
  | 'linkUsed'
  | 'linkFailed'
  | 'signedInAs'
  | 'signedInByLink'
  | 'loggedOut'
  | 'loggedOutHereOnly'
  | 'logoutFailed'
  | 'signedOutEverywhere'
  | 'accountDeleted';

type PopupText = 'verification' | 'linkUsed' | 'linkFailed';

type Toast = Extract<SessionNotice, { as: 'toast' }>;
const toast = (kind: Toast['kind'], text: NoticeText, message?: string | null): Toast => ({
  as: 'toast',
  kind,
  text,
  ...(message ? { message } : {}),
});

const byCode = new Map<string, Toast>([
  ['access_denied', toast('warning', 'accessDenied')],
  ['token_expired', toast('warning', 'tokenExpired')],
  ['invalid_client', toast('error', 'invalidClient')],
  ['server_error', toast('error', 'serverError')],
  ['temporarily_unavailable', toast('error', 'temporarilyUnavailable')],
  ['token_signature', toast('error', 'tokenSignature')],
  ['token_invalid', toast('error', 'tokenInvalid')],
  ['invalid_provider', toast('error', 'invalidProvider')],
  ['sign_up_closed', toast('warning', 'signUpClosed')],
  ['invitation_used', toast('warning', 'invitationUsed')],
  ['account_disabled', toast('warning', 'accountDisabled')],
]);

/** The notice for an error code of a sign-in; an unknown code shows the message that came with it. */
export const noticeForCode = (code: string, message: string | null): Toast =>
  byCode.get(code) ?? toast('error', 'authFailed', message);

export const invalidProvider = toast('error', 'invalidProvider');
export const invalidToken = toast('error', 'tokenInvalid');
export const signInUnanswered = toast('error', 'temporarilyUnavailable');
export const linkUsed = toast('warning', 'linkUsed');
export const linkFailed = (message: string | undefined) => toast('error', 'linkFailed', message);
export const verificationError: SessionNotice = { as: 'popup', text: 'verification' };

export const signedInAs = (user: string): SessionNotice => ({ ...toast('success', 'signedInAs'), user });
export const signedInByLink = (user: string): SessionNotice => ({
  ...toast('warning', 'signedInByLink'),
  user,
  canLeave: true,
});
export const loggedOut = toast('success', 'loggedOut');
export const loggedOutHereOnly = toast('warning', 'loggedOutHereOnly');
export const logoutFailed = toast('error', 'logoutFailed');
export const signedOutEverywhere = toast('success', 'signedOutEverywhere');
export const accountDeleted = toast('success', 'accountDeleted');
