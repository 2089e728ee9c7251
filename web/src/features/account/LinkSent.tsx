import IconMailFast from '@tabler/icons-react/dist/esm/icons/IconMailFast.mjs';
import { useEffect, useRef } from 'react';
import cards from '../../components/card/Card.module.css';
import { Button } from '../../components/controls/Button';
import { useTranslation } from '../../i18n/use-translation';

/** Tells the visitor to check their inbox. The heading takes the focus, so that it is read out. */
export function LinkSent({ email, onAgain }: { email: string; onAgain: () => void }) {
  const { t } = useTranslation('login');
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className={cards.card}>
      <IconMailFast className={cards.icon} size={56} stroke={1.5} aria-hidden />
      <h1 ref={heading} className={cards.title} tabIndex={-1}>
        {t('sent.title')}
      </h1>
      <p className={cards.text}>{t('sent.text', { email })}</p>
      <p className={cards.text}>{t('sent.spam')}</p>
      <div className={cards.after}>
        <Button onClick={onAgain}>{t('sent.again')}</Button>
      </div>
    </div>
  );
}
