/** What a folder may hold at most: a whole disk can be dropped. */
const mostFiles = 500;

/** The files of what was dropped, those of folders too. The browser forgets the drop once its event is over. */
export function droppedFiles({ items, files }: DataTransfer): () => Promise<File[]> {
  const entries = [...items].flatMap((item) => item.webkitGetAsEntry?.() ?? []);
  const plain = [...files];
  if (!entries.some(({ isDirectory }) => isDirectory)) return async () => plain;
  return async () => {
    const found: File[] = [];
    for (const entry of entries) await collect(entry, found);
    return found;
  };
}

async function collect(entry: FileSystemEntry, found: File[]): Promise<void> {
  if (found.length >= mostFiles) return;
  if (entry.isFile) {
    found.push(
      await new Promise<File>((resolve, reject) => (entry as FileSystemFileEntry).file(resolve, reject)),
    );
    return;
  }
  const reader = (entry as FileSystemDirectoryEntry).createReader();
  // It returns portions; the last one is empty.
  for (;;) {
    const portion = await new Promise<FileSystemEntry[]>((resolve, reject) =>
      reader.readEntries(resolve, reject),
    );
    if (portion.length === 0 || found.length >= mostFiles) return;
    for (const each of portion) await collect(each, found);
  }
}
