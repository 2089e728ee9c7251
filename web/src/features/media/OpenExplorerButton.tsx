import { useTranslation } from 'react-i18next';
import { Button } from '../../components/controls/Button';
import { lazyPart } from '../../components/lazy-part/lazy-part';
import type { TitlePartProps } from '../wheels/wheel-title-state';
import { MediaExplorer } from './MediaExplorer';
import { openExplorer } from './open-explorer';

const explorer = lazyPart<TitlePartProps>(async () => MediaExplorer);

/** From where the user's files are chosen to where they are uploaded. */
export function OpenExplorerButton() {
  const { t } = useTranslation('media');
  return <Button onClick={() => void openExplorer(explorer)}>{t('branding.open')}</Button>;
}
