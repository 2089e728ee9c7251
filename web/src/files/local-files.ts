/** Downloads a text as a file. */
export const downloadText = (name: string, text: string, type: string): void =>
  downloadFile(name, new Blob([text], { type }));

export function downloadFile(name: string, file: Blob): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // Some browsers read the address only after the click has returned.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

/** Lets the visitor choose a file; null when they cancel. */
export function pickFile(accept: string): Promise<File | null> {
  return new Promise((resolve) => {
    const input = document.createElement('input');
    const finish = () => {
      input.remove();
      resolve(input.files?.[0] ?? null);
    };
    Object.assign(input, { type: 'file', accept, hidden: true });
    input.addEventListener('change', finish);
    input.addEventListener('cancel', finish);
    // Outside the document, Safari on an iPhone may forget it while its photos are chosen.
    document.body.append(input);
    input.click();
  });
}
