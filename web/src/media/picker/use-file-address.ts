import { useEffect, useState } from 'react';
import { FileFault, fetchFile } from '../fetch-file';
import { fetchOwnFile } from '../own-address';
import { refreshAndTell } from './tell-problem';

interface ShownFile {
  /** An address within this page; null until the file is loaded. */
  address: string | null;
  hasFailed: boolean;
}

const waiting: ShownFile = { address: null, hasFailed: false };

/** A picture of the user as a file within the page; null while it isn't needed yet. */
export function useFileAddress(wanted: { signed: string; id?: string | undefined } | null): ShownFile {
  const [shown, setShown] = useState(waiting);
  const signed = wanted?.signed;
  const id = wanted?.id;

  useEffect(() => {
    if (signed === undefined) return;
    const leaving = new AbortController();
    let made: string | undefined;
    const load = async () => {
      try {
        const file = id ? fetchOwnFile('image', id, signed) : fetchFile(signed, leaving.signal);
        made = URL.createObjectURL(await file);
        if (leaving.signal.aborted) URL.revokeObjectURL(made);
        else setShown({ address: made, hasFailed: false });
      } catch (error) {
        if (leaving.signal.aborted) return;
        console.warn('A picture could not be shown.', error);
        setShown({ address: null, hasFailed: true });
        if (!id && error instanceof FileFault && error.isRefused) void refreshAndTell('image');
      }
    };
    void load();
    return () => {
      leaving.abort();
      if (made) URL.revokeObjectURL(made);
      setShown(waiting);
    };
  }, [signed, id]);
  return shown;
}
