import { useState, useSyncExternalStore } from 'react';
import { useStore } from 'zustand';
import { Card } from '../../components/card/Card';
import cards from '../../components/card/Card.module.css';
import { Button, ButtonLink } from '../../components/controls/Button';
import { useLoaded } from '../../components/load-state/use-loaded';
import { Message } from '../../components/message/Message';
import { galleryAddress, myWheelsAddress } from '../../i18n/addresses';
import { usePageTitle } from '../../i18n/document-language';
import { useLanguage } from '../../i18n/use-language';
import { useTranslation } from '../../i18n/use-translation';
import { proofInAddress } from '../../receipts/proof-link';
import { inGroups } from '../../receipts/sealed-draw';
import { sessionStore } from '../../session/session-state';
import { AskForDraw } from './AskForDraw';
import { CheckedDraw } from './CheckedDraw';
import styles from './VerifyPage.module.css';
import { type Verification, verifyDraw } from './verification';

/** Verifies a draw in the visitor's own browser: nothing here is taken on trust. */
export function VerifyPage() {
  const { t } = useTranslation('verify');
  const [tries, setTries] = useState(0);
  const spinId = drawInAddress(window.location.pathname);
  usePageTitle(t('title'));

  // Following a link to the same draw with another proof loads no new page.
  const hash = useSyncExternalStore(onHashChange, () => window.location.hash);
  const verified = useLoaded(`The verdict on ${spinId} with ${hash}, try ${tries}`, () =>
    verifyDraw(spinId, proofInAddress(hash)),
  );
  const found: Verification = verified.result ?? { state: 'checking' };

  if (found.state === 'checked') return <CheckedDraw {...found} />;
  return (
    <Card title={t('title')} isWide>
      <Message className={cards.text}>{t(`states.${found.state}`)}</Message>
      {found.state === 'unreadable' && found.field && <p className={styles.code}>{found.field}</p>}
      {found.state === 'promised' && (
        <>
          <p className={cards.text}>{t('number', { number: found.commitment.number })}</p>
          <p className={styles.code}>{inGroups(found.commitment.commitment)}</p>
        </>
      )}
      {(found.state === 'unreachable' || found.state === 'promised') && (
        <div className={cards.after}>
          <Button look="main" onClick={() => setTries(tries + 1)}>
            {t('common:retry')}
          </Button>
        </div>
      )}
      {(found.state === 'none' || found.state === 'missing') && <AskForDraw />}
      {(found.state === 'missing' || found.state === 'unreadable') && <NextSteps />}
    </Card>
  );
}

/** Links for a visitor whose draw can't be checked. */
function NextSteps() {
  const { t } = useTranslation('shell');
  const { code } = useLanguage();
  const isGuest = useStore(sessionStore, ({ user }) => user === null);
  return (
    <div className={cards.after}>
      <ButtonLink look="main" href={myWheelsAddress(code, isGuest)}>
        {t('common:myWheels')}
      </ButtonLink>
      <ButtonLink href={galleryAddress(code)}>{t('nav.gallery')}</ButtonLink>
    </div>
  );
}

function onHashChange(act: () => void): () => void {
  window.addEventListener('hashchange', act);
  return () => window.removeEventListener('hashchange', act);
}

function drawInAddress(pathname: string): string {
  const last = pathname.split('/').filter(Boolean)[2] ?? '';
  try {
    return decodeURIComponent(last);
  } catch {
    return last;
  }
}
