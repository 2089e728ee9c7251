import { describe, expect, it } from 'vitest';
import { readForeignWheel } from './foreign-wheel';

const file = {
  title: 'Lunch',
  description: 'On Fridays',
  entries: [
    { text: 'Pizza', weight: 2, color: '#ff0000', enabled: true, message: 'Enjoy!' },
    { text: '<b>Soup</b> of the day', enabled: false },
    { text: 'Salad' },
  ],
  colorSettings: [
    { color: '#3369E8', enabled: true },
    { color: '#D50F25', enabled: false },
    { color: '#EEB211', enabled: true },
  ],
  spinTime: 10,
  autoRemoveWinner: true,
  pageBackgroundColor: '#FFFFFF',
  isAdvanced: true,
};

describe('a file of Wheel of Names', () => {
  it('becomes a wheel with its choices, colours and time', () => {
    const read = readForeignWheel(file);
    expect(read?.lost).toEqual([]);
    expect(read?.wheel).toMatchObject({
      name: 'Lunch',
      description: 'On Fridays',
      spin: { duration: 10_000, rotates: 30, winnerLeaves: true },
      slices: [
        { text: 'Pizza', weight: 2, background: '#ff0000', active: true, message: 'Enjoy!' },
        { text: 'Soup of the day', weight: 1, background: '#EEB211', active: false },
        { text: 'Salad', weight: 1, background: '#3369E8', active: true },
      ],
    });
  });

  it('names what it can’t take along', () => {
    const read = readForeignWheel({
      ...file,
      entries: [{ text: 'Ann', image: 'data:image/png;base64,AA==', sound: 'tick' }],
      centerText: 'Go',
      pageBackgroundColor: '#000000',
      winnerMessage: 'We have a winner!',
    });
    expect(read?.lost).toEqual(['pictures', 'sounds', 'centerText', 'pageColor', 'winnerTitle']);
  });

  it('may have values that make no sense', () => {
    const entries = [{ text: 'Ann', weight: -3, color: 7 }, null, { text: 'Ben', weight: 'many' }];
    const read = readForeignWheel({ entries, spinTime: 'long', colorSettings: {} });
    expect(read?.wheel.slices.map(({ text, weight }) => [text, weight])).toEqual([
      ['Ann', 1],
      ['Ben', 1],
    ]);
    expect(read?.wheel.spin.duration).toBe(6000);
  });

  it.each([null, 7, [], {}, { entries: [] }, { entries: 'Ann' }, { entries: [{ name: 'Ann' }] }])(
    '%j is none',
    (raw) => {
      expect(readForeignWheel(raw)).toBeNull();
    },
  );
});
