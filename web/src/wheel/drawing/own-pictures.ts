import { createStore } from 'zustand/vanilla';
import { textOr } from '../document/coerce-wheel';
import type { Background, Wheel } from '../document/document';

interface OwnPictures {
  /** Pictures that have arrived, by id: addresses within this page, which don't expire. */
  addresses: ReadonlyMap<string, string>;
  /** The ids of pictures that the user has deleted on this page: they leave the wheel at once. */
  deleted: ReadonlySet<string>;
}

/** Pictures of users. Drawing code subscribes to this store to draw again when one arrives. */
export const ownPictureStore = createStore<OwnPictures>()(() => ({
  addresses: new Map(),
  deleted: new Set(),
}));

export const markPictureDeleted = (id: string): void =>
  ownPictureStore.setState(({ deleted }) => ({ deleted: new Set([...deleted, id]) }));

/** The address of a background: the user's own once it has arrived, else the document's. */
export function backgroundAddress({ look }: Wheel, which: Background): string {
  const { id, signed, url } = look.backgrounds[which];
  const own = textOr(id, '');
  return own !== '' ? (ownPicture(own) ?? '') : textOr(signed, textOr(url, ''));
}

export const ownPicture = (id: string): string | undefined => ownPictureStore.getState().addresses.get(id);
