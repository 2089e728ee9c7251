import { describe, expect, it } from 'vitest';
import { embedOriginsOf, readOrigins } from './embed-origins';
import { newWheel } from './new-wheel';

describe('the sites that may drive a wheel', () => {
  it.each([
    ['https://school.example', ['https://school.example']],
    ['school.example', ['https://school.example']],
    ['https://School.example/class/7b?day=1', ['https://school.example']],
    ['http://localhost:3000, blog.example\nblog.example', ['http://localhost:3000', 'https://blog.example']],
    ['  ', []],
  ])('are read from %j', (text, origins) => expect(readOrigins(text)).toEqual({ origins }));

  it.each([
    '*',
    'https://*.example',
    'ftp://files.example',
    'https://',
    'javascript:alert(1)',
    'data:text/html,hi',
  ])('are not read from %j', (text) => expect(readOrigins(`school.example ${text}`)).toHaveProperty('odd'));

  it('are none where a document has something else in their place', () => {
    expect(embedOriginsOf(newWheel())).toEqual([]);
    for (const embedOrigins of ['https://a.example', { 0: 'https://a.example' }, [1, null]])
      expect(embedOriginsOf({ ...newWheel(), embedOrigins })).toEqual([]);
  });
});
