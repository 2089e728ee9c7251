import IconShare2 from '@tabler/icons-react/dist/esm/icons/IconShare2.mjs';
import { opens } from '../../components/dialog/open-dialog';
import { HeaderButton } from '../../components/header-button/HeaderButton';
import { useTranslation } from '../../i18n/use-translation';

export function ShareButton() {
  const { t } = useTranslation('shell');
  return (
    <HeaderButton
      label={t('share')}
      text={t('share')}
      icon={<IconShare2 size={20} aria-hidden />}
      {...opens('share')}
    />
  );
}
