import { useTranslation } from 'react-i18next';
import { Button } from '../../components/controls/Button';
import { openExplorer } from './open-explorer';

/** From where the user's files are chosen to where they are uploaded. */
export function OpenExplorerButton() {
  const { t } = useTranslation('media');
  return <Button onClick={() => void openExplorer()}>{t('branding.open')}</Button>;
}
