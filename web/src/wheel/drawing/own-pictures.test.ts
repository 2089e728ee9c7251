import { afterEach, describe, expect, it } from 'vitest';
import { backgroundFile, sliceFile } from '../document/signed-addresses';
import { backgroundAddress, ownPictureStore } from './own-pictures';

afterEach(() => ownPictureStore.setState({ addresses: new Map() }));

describe('a background', () => {
  const definition = {
    slices: [],
    wheelBackgroundImage: 'i1',
    signedWheelBackgroundImage: '/media/u/i1?sig=x',
  };

  it('of the user’s own is shown once it has arrived, and never by an address that may have run out', () => {
    expect(backgroundAddress(definition, 'wheel')).toBe('');
    ownPictureStore.setState({ addresses: new Map([['i1', 'blob:here']]) });
    expect(backgroundAddress(definition, 'wheel')).toBe('blob:here');
  });

  it('without an id is shown from its address', () => {
    const wheelContainerBackgroundImageUrl = '/media/stars.png';
    expect(backgroundAddress({ slices: [], wheelContainerBackgroundImageUrl }, 'container')).toBe(
      '/media/stars.png',
    );
  });

  it('names its file; nonsense names none', () => {
    expect(backgroundFile(definition, 'wheel')).toEqual({ id: 'i1', signed: '/media/u/i1?sig=x' });
    expect(backgroundFile(definition, 'container')).toBeNull();
    expect(sliceFile({ imageId: 7 })).toBeNull();
    expect(sliceFile({ imageId: 'i2', signedImage: null })).toEqual({ id: 'i2', signed: '' });
  });
});
