import { expect, it } from 'vitest';
import { deskAt } from './ModerationPage';

it.each([
  ['', 'reviews'],
  ['?view=reports', 'reports'],
  ['?view=reviews', 'reviews'],
  ['?view=nonsense', 'reviews'],
])('%s shows the %s', (search, desk) => expect(deskAt({ search })).toBe(desk));
