import { expect, it } from 'vitest';
import { isEmailShaped } from './email-shape';

it.each(['a@b.c', 'ada.lovelace+wheel@mail.example.org', 'jürgen@müller.example', "o'hara@example.org"])(
  '%s looks like an address',
  (text) => expect(isEmailShaped(text)).toBe(true),
);

it.each([
  '',
  ' ',
  'ada',
  'ada@',
  '@example.org',
  'ada@example',
  'a da@example.org',
  'ada@exam ple.org',
  'a@b.',
])('%j does not', (text) => expect(isEmailShaped(text)).toBe(false));
