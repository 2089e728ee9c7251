import { loginAddress } from '../../i18n/addresses';
import { useTranslation } from '../../i18n/use-translation';

/** What a guest is missing, with a link to the sign-in page, which leads back here. */
export function GuestNote({ text, link }: { text: string; link?: string }) {
  const { t } = useTranslation('media');
  return (
    <>
      {text}
      <a href={loginAddress()} onClick={(event) => event.currentTarget.setAttribute('href', loginAddress())}>
        {link ?? t('login.logIn')}
      </a>
    </>
  );
}
