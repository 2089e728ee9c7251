import { describe, expect, it } from 'vitest';
import { snapAfterDrag, snapAfterKey, snapAfterPress } from './sheet-snap';

describe('a drag of the sheet', () => {
  it.each([
    ['rest', -80, 0, 'expanded'],
    ['rest', 80, 0, 'collapsed'],
    ['rest', -20, 0, 'rest'],
    ['rest', 20, 0.1, 'rest'],
    ['rest', -10, -0.9, 'expanded'],
    ['rest', 10, 0.9, 'collapsed'],
    ['rest', -200, 0.9, 'collapsed'],
    ['expanded', -300, -2, 'expanded'],
    ['expanded', 100, 0, 'rest'],
    ['collapsed', 300, 2, 'collapsed'],
    ['collapsed', -60, 0, 'rest'],
  ] as const)('from %s by %d px at %d px/ms ends %s', (from, distance, speed, to) => {
    expect(snapAfterDrag(from, distance, speed)).toBe(to);
  });
});

describe('a key on the handle', () => {
  it.each([
    ['rest', 'ArrowUp', 'expanded'],
    ['rest', 'ArrowDown', 'collapsed'],
    ['expanded', 'ArrowUp', 'expanded'],
    ['collapsed', 'ArrowDown', 'collapsed'],
    ['rest', 'End', 'expanded'],
    ['expanded', 'Home', 'collapsed'],
    ['rest', 'a', 'rest'],
  ] as const)('from %s, %s leads to %s', (from, key, to) => {
    expect(snapAfterKey(from, key)).toBe(to);
  });
});

describe('a press on the handle', () => {
  it.each([
    ['collapsed', 'rest'],
    ['rest', 'expanded'],
    ['expanded', 'rest'],
  ] as const)('turns %s into %s', (from, to) => {
    expect(snapAfterPress(from)).toBe(to);
  });
});
