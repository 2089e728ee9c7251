import IconWorld from '@tabler/icons-react/dist/esm/icons/IconWorld.mjs';
import { OptionMenu } from '../../components/menu/OptionMenu';
import { useLanguage } from '../../i18n/use-language';
import { useTranslation } from '../../i18n/use-translation';
import { languageOptions, useLanguageChoice } from './use-language-choice';

export function LanguageMenu() {
  const { t } = useTranslation('shell');
  const language = useLanguage();
  const choose = useLanguageChoice();
  const code = language.code.toUpperCase();
  return (
    <OptionMenu
      label={t('language.current', { name: language.nativeName, code })}
      icon={<IconWorld size={20} aria-hidden />}
      short={code}
      options={languageOptions}
      value={language.code}
      onChoose={choose}
    />
  );
}
