import { useStore } from 'zustand';
import { Message } from '../../components/message/Message';
import { formatChance } from '../../i18n/format';
import { useLanguage } from '../../i18n/use-language';
import { useTranslation } from '../../i18n/use-translation';
import type { Slice, Wheel } from '../../wheel/document/document';
import { paletteStore } from '../../wheel/document/palette';
import { sliceFill } from '../../wheel/document/slice-fill';
import { shorten } from '../../wheel/drawing/labels';
import { labelInk } from '../../wheel/drawing/text-color';
import { chanceOf } from '../../wheel/picking/odds';
import { eligibleSlices } from '../../wheel/picking/turns';
import { wheelStore } from '../../wheel/store';
import styles from './SlicePreview.module.css';

const longest = 25;
/** The wedge narrows towards its tip: the longer the label, the smaller it must be. */
const labelSize = (letters: number): number => Math.min(30, 310 / (0.58 * letters + 3.7));

/** As in the list, the tip and the pick: a choice that has had its turn can't win now. */
function eligibleChance(slice: Slice, wheel: Wheel): number {
  const slices = wheel.slices.map((each) => (each.guid === slice.guid ? slice : each));
  const eligible = eligibleSlices({ ...wheel, slices });
  return chanceOf(eligible.find(({ guid }) => guid === slice.guid) ?? slice, eligible);
}

/** The slice as it will look, and its chance. */
export function SlicePreview({ slice, text }: { slice: Slice; text: string }) {
  const { t } = useTranslation('wheelOptions');
  const { locale } = useLanguage();
  const wheel = useStore(wheelStore, (state) => state.wheel);
  useStore(paletteStore);
  const fill = sliceFill(wheel)(slice);
  const label = shorten(text.trim() || t('common:noText'), longest);
  const chance = formatChance(eligibleChance(slice, wheel), locale);
  return (
    <div className={styles.preview}>
      <svg className={styles.wedge} viewBox="0 0 340 96" aria-hidden="true" focusable="false">
        <path d="M5 48 322 6Q336 48 322 90Z" fill={fill} stroke={fill} className={styles.fill} />
        <text
          x="312"
          y="49"
          className={styles.label}
          fill={labelInk(slice.color, fill, false)}
          fontSize={labelSize(label.length)}
        >
          {label}
        </text>
      </svg>
      <Message className={styles.chance}>
        {slice.active ? t('sliceEdit.chance', { chance }) : t('sliceEdit.off')}
      </Message>
    </div>
  );
}
