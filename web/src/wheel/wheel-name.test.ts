import { expect, it } from 'vitest';
import { newWheel } from './new-wheel';
import { nameWheel } from './wheel-name';

it('names the wheel and describes it, without the blanks around', () => {
  const named = nameWheel(' Lunch ', ' What to eat ')(newWheel());
  expect(named['wheel-definition']).toMatchObject({ name: 'Lunch', description: 'What to eat' });
});

it('is no change when nothing differs', () => {
  const wheel = newWheel();
  expect(nameWheel('', '')(wheel)).toBe(wheel);
  const named = nameWheel('Lunch', '')(wheel);
  expect(nameWheel('Lunch ', ' ')(named)).toBe(named);
});
