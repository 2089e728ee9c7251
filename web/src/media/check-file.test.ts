import { describe, expect, it, test } from 'vitest';
import { acceptOf, faultOf } from './check-file';

const file = (name: string, type: string, bytes = 10) => new File([new Uint8Array(bytes)], name, { type });

describe('a file', () => {
  it('has to be chosen', () => {
    expect(faultOf(null, 'image', 100)).toBe('missing');
  });

  it.each([
    ['image', 'image/jpeg'],
    ['image', 'image/jpg'],
    ['image', 'image/png'],
    ['image', 'image/webp'],
    ['image', 'image/avif'],
    ['sound', 'audio/mpeg'],
    ['sound', 'audio/mp3'],
    ['sound', 'audio/aac'],
    ['sound', 'audio/ogg'],
  ] as const)('may be an %s of the type %s', (kind, type) => {
    expect(faultOf(file('x', type), kind, 100)).toBeNull();
  });

  it.each([
    ['image', 'image/gif'],
    ['image', 'image/svg+xml'],
    ['image', 'audio/mpeg'],
    ['sound', 'audio/wav'],
    ['sound', 'image/png'],
  ] as const)('may not be an %s of the type %s', (kind, type) => {
    expect(faultOf(file('x.png', type), kind, 100)).toBe('type');
  });

  it('without a type goes by its name', () => {
    expect(faultOf(file('a.OGG', ''), 'sound', 100)).toBeNull();
    expect(faultOf(file('a.ogg.exe', ''), 'sound', 100)).toBe('type');
  });

  it.each([
    ['a.ogg', 'video/ogg'],
    ['a.ogg', 'application/ogg'],
    ['a.aac', 'audio/vnd.dlna.adts'],
    ['a.aac', 'audio/x-aac'],
  ])('is a sound by its name where a system calls %s %s', (name, type) => {
    expect(faultOf(file(name, type), 'sound', 100)).toBeNull();
    expect(faultOf(file('a.ogv', type), 'sound', 100)).toBe('type');
  });

  it('may be as large as the limit and no larger', () => {
    expect(faultOf(file('a.png', 'image/png', 100), 'image', 100)).toBeNull();
    expect(faultOf(file('a.png', 'image/png', 101), 'image', 100)).toBe('size');
  });
});

test('the file picker offers what is taken', () => {
  expect(acceptOf('image')).toContain('image/avif');
  expect(acceptOf('sound')).toContain('.mp3');
});
