import { onAuthChange } from '../session/session-state';
import { backgroundFile, type OwnFile, sliceFile } from '../wheel/document/signed-addresses';
import { ownPictureStore } from '../wheel/drawing/own-pictures';
import type { WheelState, WheelStore } from '../wheel/store';
import { FileFault } from './fetch-file';
import { fetchOwnFile } from './own-address';

/** The user's own pictures that are visible now: behind the wheel, on it, and of the winner. */
function picturesOf({ wheel, spin, winner }: WheelState): OwnFile[] {
  const winning = winner ?? spin?.slices.find(({ guid }) => guid === spin.winner);
  const files = [
    backgroundFile(wheel, 'wheel'),
    backgroundFile(wheel, 'container'),
    winning ? sliceFile(winning) : null,
  ];
  return files.filter((file) => file !== null);
}

interface Outside {
  /** Called once for each picture of the wheel that has been deleted. */
  tellGone: (id: string) => void;
  fetchPicture?: (file: OwnFile) => Promise<Blob>;
}

/**
 * Keeps the wheel's pictures as files within the page: their addresses expire, the files don't. A picture that can't
 * be loaded is left out, and the wheel works without it. Returns how to stop.
 */
export function followPictures(
  store: WheelStore,
  { tellGone, fetchPicture = ({ id, signed }) => fetchOwnFile('image', id, signed) }: Outside,
): () => void {
  /** Each with its own load: an abandoned load that starts again is another one. */
  const asked = new Map<string, symbol>();
  const gone = new Set<string>();

  const show = (change: (addresses: Map<string, string>) => void) => {
    const addresses = new Map(ownPictureStore.getState().addresses);
    change(addresses);
    ownPictureStore.setState({ addresses });
  };
  const isWanted = (id: string) => picturesOf(store.getState()).some((file) => file.id === id);
  const drop = (id: string) => {
    asked.delete(id);
    const address = ownPictureStore.getState().addresses.get(id);
    if (!address) return;
    show((addresses) => addresses.delete(id));
    URL.revokeObjectURL(address);
  };

  const load = async (file: OwnFile) => {
    const mine = Symbol();
    asked.set(file.id, mine);
    try {
      const picture = await fetchPicture(file);
      if (isWanted(file.id) && asked.get(file.id) === mine)
        show((addresses) => addresses.set(file.id, URL.createObjectURL(picture)));
    } catch (error) {
      console.warn('A picture of the wheel could not be loaded.', file.id, error);
      if (!(error instanceof FileFault) || error.status !== 404 || gone.has(file.id)) return;
      gone.add(file.id);
      tellGone(file.id);
    }
  };
  const follow = () => {
    const files = picturesOf(store.getState());
    for (const id of [...asked.keys()]) if (!files.some((file) => file.id === id)) drop(id);
    for (const file of files) if (!asked.has(file.id)) void load(file);
  };
  /** Retries what failed before. */
  const tryAgain = () => {
    for (const id of [...asked.keys()]) if (!ownPictureStore.getState().addresses.has(id)) asked.delete(id);
    follow();
  };
  const dropDeleted = (id: string) => {
    if (!isWanted(id)) return;
    drop(id);
    gone.add(id);
    asked.set(id, Symbol());
  };

  follow();
  const stopWatching = store.subscribe((state, before) => {
    const isSame =
      state.wheel === before.wheel && state.spin === before.spin && state.winner === before.winner;
    if (!isSame) follow();
  });
  const stopDeletions = ownPictureStore.subscribe(({ deleted }, before) => {
    if (deleted !== before.deleted) for (const id of deleted) if (!before.deleted.has(id)) dropDeleted(id);
  });
  const stopAuth = onAuthChange(tryAgain);
  window.addEventListener('online', tryAgain);
  return () => {
    stopWatching();
    stopDeletions();
    stopAuth();
    window.removeEventListener('online', tryAgain);
    for (const id of [...asked.keys()]) drop(id);
  };
}
