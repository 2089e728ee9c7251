import { afterEach, describe, expect, it } from 'vitest';
import { backgroundFile, sliceFile } from '../document/signed-addresses';
import { wheelOf } from '../testing/wheels';
import { backgroundAddress, ownPictureStore } from './own-pictures';

afterEach(() => ownPictureStore.setState({ addresses: new Map() }));

describe('a background', () => {
  const wheel = wheelOf({ look: { backgrounds: { wheel: { id: 'i1', signed: '/media/u/i1?sig=x' } } } });

  it('of the user’s own is shown once it has arrived, and never by an address that may have run out', () => {
    expect(backgroundAddress(wheel, 'wheel')).toBe('');
    ownPictureStore.setState({ addresses: new Map([['i1', 'blob:here']]) });
    expect(backgroundAddress(wheel, 'wheel')).toBe('blob:here');
  });

  it('without an id is shown from its address', () => {
    const starry = wheelOf({ look: { backgrounds: { container: { url: '/media/stars.png' } } } });
    expect(backgroundAddress(starry, 'container')).toBe('/media/stars.png');
  });

  it('names its file; nonsense names none', () => {
    expect(backgroundFile(wheel, 'wheel')).toEqual({ id: 'i1', signed: '/media/u/i1?sig=x' });
    expect(backgroundFile(wheel, 'container')).toBeNull();
    expect(sliceFile({ imageId: 7 })).toBeNull();
    expect(sliceFile({ imageId: 'i2', signedImage: null })).toEqual({ id: 'i2', signed: '' });
  });
});
