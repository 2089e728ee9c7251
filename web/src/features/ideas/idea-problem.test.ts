import { expect, it } from 'vitest';
import { ApiError } from '../../api/api-error';
import { problemOf } from '../../api/problem';
import { isModelsFault, nearTopicsOf } from './idea-problem';

it.each([
  [new TypeError('Failed to fetch'), 'offline', false],
  [new ApiError('', 402, 'no_credits'), 'noCredits', true],
  [new ApiError('', 404, 'no_idea'), 'noIdea', false],
  [new ApiError('', 409, 'wheel_under_way'), 'underWay', true],
  [new ApiError('', 503, 'model_too_slow'), 'noAnswer', true],
  [new ApiError('', 503, 'model_answer_unusable'), 'noAnswer', true],
  [new ApiError('', 503, 'starting'), 'busy', false],
  [new ApiError('', 429), 'tooOften', false],
  [new ApiError('', 401, 'session_expired'), 'signedOut', true],
  [new ApiError('', 422, 'empty_prompt'), 'empty', false],
  [new ApiError('', 422, 'prompt_too_long'), 'tooLong', false],
  [new ApiError('', 422, 'too_many_choices'), 'tooMany', false],
  [new ApiError('', 500), 'other', false],
  [new SyntaxError('JSON'), 'other', false],
])('%s', (error, problem, isModels) => {
  expect(problemOf(error)).toBe(problem);
  expect(isModelsFault(problemOf(error))).toBe(isModels);
});

it('names the nearest topics of an answer that has some', () => {
  const near = [{ id: 'soups', name: 'Soups' }];
  expect(nearTopicsOf(new ApiError('', 404, 'no_idea', undefined, { nearTopics: near }))).toEqual(near);
  expect(nearTopicsOf(new ApiError('', 404, 'no_idea'))).toEqual([]);
  expect(nearTopicsOf(new TypeError('Failed to fetch'))).toEqual([]);
});
