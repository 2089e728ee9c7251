import { describe, expect, it } from 'vitest';
import { noticeForCode } from './notices';

describe('an error code that came back from sign-in', () => {
  it.each([
    ['access_denied', 'warning', 'accessDenied'],
    ['token_expired', 'warning', 'tokenExpired'],
    ['invalid_client', 'error', 'invalidClient'],
    ['server_error', 'error', 'serverError'],
    ['temporarily_unavailable', 'error', 'temporarilyUnavailable'],
    ['token_signature', 'error', 'tokenSignature'],
    ['token_invalid', 'error', 'tokenInvalid'],
    ['invalid_provider', 'error', 'invalidProvider'],
  ])('%s is a notice of the kind %s, in our words', (code, kind, text) => {
    expect(noticeForCode(code, 'The provider’s words')).toEqual({ as: 'toast', kind, text });
  });

  it('that is unknown shows the message that came with it', () => {
    expect(noticeForCode('odd', 'So be it')).toEqual({
      as: 'toast',
      kind: 'error',
      text: 'authFailed',
      message: 'So be it',
    });
  });

  it.each(['odd', '__proto__', 'constructor'])('%s without a message is a plain failure', (code) => {
    expect(noticeForCode(code, null)).toEqual({ as: 'toast', kind: 'error', text: 'authFailed' });
  });
});
