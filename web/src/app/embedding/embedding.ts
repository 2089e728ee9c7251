import { createStore } from 'zustand/vanilla';
import { tellMissingPart } from '../../components/lazy-part/tell-missing-part';
import type { DrawByMode } from '../../features/spin/spin-command';
import { canSpin, wheelStore } from '../../wheel/store';

interface Embedding {
  /** Every spin is an official draw: the host page wants receipts. */
  isOfficial: boolean;
  /** The host page has switched the sound off; a wheel that is silent by itself stays so. */
  isMuted: boolean;
  /** The server draws: a second press begins no second draw. */
  isDrawing: boolean;
}

/** How the page that frames this one wants its wheel to spin. */
export const embedding = createStore<Embedding>()(() => ({
  isOfficial: false,
  isMuted: false,
  isDrawing: false,
}));

/** Returns false where the wheel is spun without the server. */
export const drawEmbedded: DrawByMode = () => {
  const { isOfficial, isDrawing } = embedding.getState();
  if (!isOfficial) return false;
  if (!isDrawing && canSpin(wheelStore.getState())) void spinOfficially();
  return true;
};

async function spinOfficially(): Promise<void> {
  embedding.setState({ isDrawing: true });
  try {
    const official = await import('../../features/draw/official/spin-officially');
    await official.spinOfficially();
  } catch (error) {
    tellMissingPart('The official draw could not be loaded.', error);
  } finally {
    embedding.setState({ isDrawing: false });
  }
}
