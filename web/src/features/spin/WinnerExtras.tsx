import IconRosetteDiscountCheck from '@tabler/icons-react/dist/esm/icons/IconRosetteDiscountCheck.mjs';
import { useStore } from 'zustand';
import { lazyPart, usePart } from '../../components/lazy-part/lazy-part';
import { withTexts } from '../../i18n/load-texts';
import { verifyAddress } from '../../i18n/page-addresses';
import { useLanguage } from '../../i18n/use-language';
import { useTranslation } from '../../i18n/use-translation';
import { ChoiceExtras, hasExtras } from '../../stage/dark-stage/ChoiceExtras';
import extras from '../../stage/dark-stage/ChoiceExtras.module.css';
import type { DrawSealProps } from '../../stage/draw-seal/DrawSeal';
import type { Slice } from '../../wheel/document/document';
import { wheelStore } from '../../wheel/store';
import styles from './WinnerExtras.module.css';

const drawSeal = lazyPart<DrawSealProps>(
  async () => (await withTexts(import('../../stage/draw-seal/DrawSeal'), 'draw')).DrawSeal,
);

/** What a choice shows beside its name, and the seal of an official draw. */
export function WinnerExtras({ winner }: { winner: Slice }) {
  const { t } = useTranslation('spin');
  const { code } = useLanguage();
  const receipt = useStore(wheelStore, (state) => state.receipt);
  const salt = useStore(wheelStore, (state) => state.receiptSalt);
  const Seal = usePart(receipt ? drawSeal : null, (error) =>
    console.warn('The seal of the draw could not be loaded.', error),
  );
  if (!receipt && !hasExtras(winner)) return null;
  return (
    <div className={extras.extras}>
      <ChoiceExtras slice={winner} />
      {receipt && (
        <a
          className={`${extras.link} ${styles.seal}`}
          href={verifyAddress(receipt, code, salt)}
          target="_blank"
          rel="noopener"
        >
          <IconRosetteDiscountCheck aria-hidden size={20} />
          {t('winner.receipt')}
        </a>
      )}
      {receipt && Seal && <Seal receipt={receipt} salt={salt} />}
    </div>
  );
}
