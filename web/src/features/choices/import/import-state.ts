import { createStore } from 'zustand/vanilla';

export interface ListFile {
  name: string;
  text: string;
}

/** The file whose preview is open. */
export const importStore = createStore<{ file: ListFile | null }>()(() => ({ file: null }));

export const openImport = (file: ListFile): void => importStore.setState({ file });

export const closeImport = (): void => importStore.setState({ file: null });
