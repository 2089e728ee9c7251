import { CardDialog } from '../../../components/dialog/CardDialog';
import type { DialogProps } from '../../../components/dialog/open-dialog';
import { useTranslation } from '../../../i18n/use-translation';
import { drawSettingsOf } from '../../../wheel/picking/draw-mode';
import { wheelStore } from '../../../wheel/store';
import { ableToWin } from './drawn-winners';
import { lastOrder, showDraw } from './shown-draw';
import { WinnersForm } from './WinnersForm';

/** The wheel's own settings, with no more winners than there can be. */
function possibleOrder() {
  const { wheel } = wheelStore.getState();
  const settings = drawSettingsOf(wheel);
  return { ...settings, winners: Math.max(1, Math.min(settings.winners, ableToWin(wheel).length)) };
}

/** How many winners are drawn; the wheel then shows them. */
export function WinnersDialog({ onClose }: DialogProps<'winners'>) {
  const { t } = useTranslation('draw', 'winners');
  return (
    <CardDialog title={t('title')} onClose={onClose}>
      <WinnersForm last={lastOrder() ?? possibleOrder()} onDrawn={showDraw} />
    </CardDialog>
  );
}
