import { useEffect, useRef, useState } from 'react';
import { LoadState } from '../../components/load-state/LoadState';
import { useLanguage } from '../../i18n/use-language';
import { useTranslation } from '../../i18n/use-translation';
import { dummyToken, getVerification } from '../../media/client-config';
import { loadTurnstile } from '../../media/turnstile';
import styles from './UploadForm.module.css';

type State = 'waiting' | 'shown' | 'needless' | 'failed';

interface VerificationWidgetProps {
  /** While a file is sent; if that was too early, the check is shown as it was. */
  isHidden: boolean;
  onToken: (token: string | null) => void;
}

/** Verifies that a human is here. On a server without a verifier it shows nothing. */
export function VerificationWidget({ isHidden, onToken }: VerificationWidgetProps) {
  const { t } = useTranslation('media');
  const { locale } = useLanguage();
  const place = useRef<HTMLDivElement>(null);
  const tell = useRef(onToken);
  const [state, setState] = useState<State>('waiting');
  const [attempt, setAttempt] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt begins anew
  useEffect(() => {
    let isWanted = true;
    let remove = () => {};
    const show = async () => {
      const verification = await getVerification();
      if (!isWanted) return;
      if (!verification) {
        setState('needless');
        return tell.current(dummyToken);
      }
      const turnstile = await loadTurnstile(verification.script);
      if (!isWanted || !place.current) return;
      const widget = turnstile.render(place.current, {
        sitekey: verification.siteKey,
        theme: document.documentElement.dataset.colorScheme === 'dark' ? 'dark' : 'light',
        size: 'flexible',
        language: locale.toLowerCase(),
        callback: (token) => tell.current(token),
        'expired-callback': () => tell.current(null),
        'error-callback': () => setState('failed'),
      });
      remove = () => {
        if (widget !== undefined) turnstile.remove(widget);
      };
      setState('shown');
    };
    show().catch((error: unknown) => {
      console.warn('The verification could not be loaded.', error);
      if (isWanted) setState('failed');
    });
    return () => {
      isWanted = false;
      remove();
      tell.current(null);
    };
  }, [attempt, locale]);

  const retry = () => {
    setState('waiting');
    setAttempt((before) => before + 1);
  };
  return (
    <div className={styles.verification} hidden={isHidden || state === 'needless'}>
      <div ref={place} />
      <LoadState
        loaded={{ result: state === 'shown' || undefined, hasFailed: state === 'failed', reload: retry }}
        failed={t('verification.failed')}
        waiting={<p className={styles.hint}>{t('verification.loading')}</p>}
      />
    </div>
  );
}
