import { expect, it } from 'vitest';
import { clearBackground, setBackground } from './background-edits';
import { newWheel } from './new-wheel';

const file = { id: 'i1', signed: '/media/u/i1?sig=x' };

it('sets the id with its address and clears the address it had before', () => {
  const before = newWheel();
  before['wheel-definition'].wheelBackgroundImageUrl = 'https://example.org/old.png';
  before['wheel-definition'].wheelContainerBackgroundImageUrl = 'https://example.org/other.png';
  const after = setBackground('wheel', file)(before);
  expect(after['wheel-definition']).toMatchObject({
    wheelBackgroundImage: 'i1',
    signedWheelBackgroundImage: '/media/u/i1?sig=x',
    wheelBackgroundImageUrl: '',
  });
  expect(after['wheel-definition']).not.toHaveProperty('wheelContainerBackgroundImage');
  expect(setBackground('container', file)(after)['wheel-definition']).toMatchObject({
    wheelContainerBackgroundImage: 'i1',
    signedWheelContainerBackgroundImage: '/media/u/i1?sig=x',
    wheelContainerBackgroundImageUrl: '',
  });
});

it('changes nothing when it is the same picture, though its address is another', () => {
  const once = setBackground('container', file)(newWheel());
  expect(setBackground('container', { ...file, signed: '/other' })(once)).toBe(once);
});

it('clears all three; clearing what is clear is no change', () => {
  const cleared = clearBackground('container')(setBackground('container', file)(newWheel()));
  expect(cleared['wheel-definition']).toMatchObject({
    wheelContainerBackgroundImage: '',
    signedWheelContainerBackgroundImage: '',
    wheelContainerBackgroundImageUrl: '',
  });
  expect(clearBackground('container')(cleared)).toBe(cleared);
});
