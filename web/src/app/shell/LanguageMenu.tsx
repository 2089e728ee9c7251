import IconWorld from '@tabler/icons-react/dist/esm/icons/IconWorld.mjs';
import { useTranslation } from 'react-i18next';
import { OptionMenu } from '../../components/option-menu/OptionMenu';
import { notify } from '../../components/toasts/notify';
import { isLanguageCode, languageOf, languages } from '../../i18n/languages';
import { useLanguage } from '../../i18n/use-language';
import { chooseLanguage } from '../choose-language';

const options = languages.map(({ code, nativeName, locale }) => ({
  value: code,
  label: nativeName,
  lang: locale,
}));

export function LanguageMenu() {
  const { t } = useTranslation(['shell', 'errors']);
  const language = useLanguage();
  const code = language.code.toUpperCase();

  const choose = async (chosen: string) => {
    if (!isLanguageCode(chosen)) return;
    try {
      await chooseLanguage(chosen);
    } catch (error) {
      console.error(`The language ${chosen} could not be loaded.`, error);
      notify('error', t('errors:language', { name: languageOf(chosen).nativeName }));
    }
  };

  return (
    <OptionMenu
      label={t('language.current', { name: language.nativeName, code })}
      icon={<IconWorld size={20} aria-hidden />}
      short={code}
      options={options}
      value={language.code}
      onChoose={choose}
    />
  );
}
