import { FillWheel } from '../../components/fill-wheel/FillWheel';
import { CheckBox } from '../../components/switch/CheckBox';
import { useTranslation } from '../../i18n/use-translation';
import type { WheelCard } from '../../library/wheel-record';
import { distinctFills } from '../../wheel/drawing/distinct-fills';
import styles from './TakeAlongDialog.module.css';

interface TakeAlongRowProps {
  card: WheelCard;
  isChosen: boolean;
  /** Nothing can be chosen any more. */
  isFixed: boolean;
  /** The result of saving it. */
  told: string | undefined;
  onChoose: (isChosen: boolean) => void;
}

export function TakeAlongRow({ card, isChosen, isFixed, told, onChoose }: TakeAlongRowProps) {
  const { t } = useTranslation('library');
  const name = card.name.trim() || t('unnamed');
  return (
    <li>
      <label className={styles.row}>
        <CheckBox aria-label={name} checked={isChosen} disabled={isFixed} onCheck={onChoose} />
        <FillWheel fills={distinctFills(card.colors)} className={styles.picture} />
        <span className={styles.words}>
          <span className={styles.name} dir="auto">
            {name}
          </span>
          <span className={styles.facts}>{told ?? t('common:choices', { count: card.choices })}</span>
        </span>
      </label>
    </li>
  );
}
