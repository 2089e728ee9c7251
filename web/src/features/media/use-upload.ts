import { useEffect, useRef, useState } from 'react';
import { notify } from '../../components/toasts/notify';
import { useLanguage } from '../../i18n/use-language';
import { useTranslation } from '../../i18n/use-translation';
import { type FileFault, faultOf } from '../../media/check-file';
import { tokenWithoutCheck } from '../../media/client-config';
import { formatMegabytes } from '../../media/file-words';
import type { MediaKind } from '../../media/media-item';
import { getLimits, usualLimits } from '../../media/media-limits';
import { reloadMedia } from '../../media/media-lists';
import { tellUploadProblem } from '../../media/picker/tell-problem';
import { uploadFile } from '../../media/upload-file';

/** The state of the upload form: progress, and why a file can't be used. */
export function useUpload(kind: MediaKind, onDone: () => void) {
  const { t } = useTranslation('media');
  const { locale } = useLanguage();
  const [limits, setLimits] = useState(usualLimits);
  const [token, setToken] = useState<string | null>(null);
  /** Another number is another widget: a token works once. */
  const [widget, setWidget] = useState(0);
  const [progress, setProgress] = useState<number | null>(null);
  const sending = useRef<AbortController | null>(null);
  const limit = formatMegabytes(limits[kind], locale);

  useEffect(() => {
    let isShown = true;
    void getLimits().then((known) => isShown && setLimits(known));
    return () => {
      isShown = false;
    };
  }, []);
  useEffect(() => () => sending.current?.abort(), []);

  const wordsFor = (fault: FileFault): string => {
    if (fault === 'size') return t('tooLarge', { limit });
    return t(`${kind}.${fault === 'missing' ? 'missing' : 'wrongType'}`);
  };
  const faultWith = (file: File | null) => faultOf(file, kind, limits[kind]);

  const send = async (file: File | null): Promise<void> => {
    const fault = faultWith(file);
    if (fault || !file)
      return notify(fault === 'missing' ? 'warning' : 'error', wordsFor(fault ?? 'missing'));
    const controller = new AbortController();
    const { signal } = controller;
    sending.current = controller;
    setProgress(0);
    const verification = token ?? (await tokenWithoutCheck());
    if (signal.aborted) return notify('info', t('form.cancelled'));
    if (verification === null) {
      setProgress(null);
      return notify('warning', t('verification.wait'));
    }
    try {
      await uploadFile({ kind, file, verification, signal, onProgress: setProgress });
    } catch (error) {
      setProgress(null);
      setWidget((before) => before + 1);
      // When the session ends, the form is unmounted, which aborts a call that was just answered.
      const isCancelled = error instanceof DOMException && error.name === 'AbortError';
      return isCancelled ? notify('info', t('form.cancelled')) : tellUploadProblem(error);
    } finally {
      sending.current = null;
    }
    notify('success', t(`${kind}.uploaded`));
    onDone();
    reloadMedia(kind).catch((error: unknown) => console.warn('A list of files could not be loaded.', error));
  };

  return { limit, faultWith, wordsFor, widget, setToken, progress, send };
}
