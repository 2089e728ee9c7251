import { describe, expect, it } from 'vitest';
import { ApiError } from '../../api/api-error';
import { startI18n } from '../../i18n/i18n';
import { loadTexts } from '../../i18n/load-texts';
import { problemText } from './problem-text';

describe('a problem is told', () => {
  it.each([
    [
      'in the words of the part that had it',
      new ApiError('', 409, 'wheel_quota_exceeded'),
      /^Nothing was drawn: your account/,
    ],
    [
      'by its status where the code is unknown',
      new ApiError('', 503, 'moon_is_full'),
      /^Too many draws right now/,
    ],
    [
      'by the wider kind where a part has no words for it',
      new ApiError('', 429),
      /^Too many draws right now/,
    ],
    ['as a connection that failed', new TypeError('Failed to fetch'), /^No connection: an official draw/],
    ['in the words of all parts where this one has none', new ApiError('', 401), /^Your session has ended/],
    [
      'in the part’s words for everything else',
      new ApiError('Moon.', 418, 'moon_is_full'),
      /^That didn’t work, and nothing was drawn/,
    ],
    [
      'never by a name that objects have',
      new ApiError('', 400, 'toString'),
      /^That didn’t work, and nothing was drawn/,
    ],
  ])('%s', async (_how, error, words) => {
    await startI18n('en');
    await loadTexts('draw');
    expect(problemText(error, 'draw')).toMatch(words);
  });

  it('in the page’s language, never in the server’s English', async () => {
    await startI18n('de');
    await loadTexts('live');
    const refused = new ApiError('The wheel has no slices.', 422, 'invalid_wheel');
    expect(problemText(refused, 'live')).toMatch(/^Dieses Rad/);
    expect(problemText(new ApiError('Odd.', 500), 'live')).toMatch(/^Das hat nicht geklappt/);
  });
});
