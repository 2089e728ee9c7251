import { expect, it } from 'vitest';
import { setBackground } from './background-edits';
import { newWheel } from './new-wheel';
import { removePicture } from './remove-picture';
import { sliceOf } from './testing/slices';

it('takes a picture off wherever it is, and leaves the others', () => {
  const wheel = newWheel();
  wheel['wheel-definition'].slices = [
    sliceOf({ imageId: 'i1', signedImage: '/i1' }),
    sliceOf({ imageId: 'i2', signedImage: '/i2' }),
  ];
  const branded = setBackground('container', { id: 'i2', signed: '/i2' })(
    setBackground('wheel', { id: 'i1', signed: '/i1' })(wheel),
  );
  const { slices, ...definition } = removePicture('i1')(branded)['wheel-definition'];
  expect(definition).toMatchObject({ wheelBackgroundImage: '', wheelContainerBackgroundImage: 'i2' });
  expect(slices.map(({ imageId }) => imageId)).toEqual(['', 'i2']);
});

it('changes nothing on a wheel without it', () => {
  const wheel = newWheel();
  expect(removePicture('i1')(wheel)).toBe(wheel);
});
