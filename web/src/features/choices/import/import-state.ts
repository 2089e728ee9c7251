import { createStore } from 'zustand/vanilla';

export interface ListFile {
  /** Empty for pasted text. */
  name: string;
  text: string;
}

/** The file or the pasted text whose preview is open. */
export const importStore = createStore<{ file: ListFile | null }>()(() => ({ file: null }));

export const openImport = (file: ListFile): void => importStore.setState({ file });

export const closeImport = (): void => importStore.setState({ file: null });
