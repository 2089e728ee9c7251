import IconBrandApple from '@tabler/icons-react/dist/esm/icons/IconBrandApple.mjs';
import IconBrandFacebook from '@tabler/icons-react/dist/esm/icons/IconBrandFacebook.mjs';
import IconBrandGithub from '@tabler/icons-react/dist/esm/icons/IconBrandGithub.mjs';
import IconBrandGoogle from '@tabler/icons-react/dist/esm/icons/IconBrandGoogle.mjs';
import IconBrandWindows from '@tabler/icons-react/dist/esm/icons/IconBrandWindows.mjs';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { getProviders, type ProviderName, signInAddress, socialProviders } from '../../api/providers';
import { rememberSignInBegun } from '../../session/remembered';
import styles from './ProviderLinks.module.css';
import { providerLabels } from './provider-labels';

const icons = {
  google: IconBrandGoogle,
  facebook: IconBrandFacebook,
  microsoft: IconBrandWindows,
  apple: IconBrandApple,
  github: IconBrandGithub,
};

/** All five providers; one that isn't set up on this server says so, and leads to a notice that says what to do. */
export function ProviderLinks({ returnTo }: { returnTo: string }) {
  const { t } = useTranslation('login');
  const [known, setKnown] = useState<Map<ProviderName, boolean>>();

  useEffect(() => {
    // Without the response no provider is marked; the links work all the same.
    getProviders().then(setKnown, (error: unknown) =>
      console.warn('The list of providers could not be loaded.', error),
    );
  }, []);

  return (
    <ul className={styles.list}>
      {socialProviders.map((provider) => {
        const Icon = icons[provider];
        const isMissing = known !== undefined && known.get(provider) !== true;
        return (
          <li key={provider}>
            <a
              className={styles.link}
              href={signInAddress(provider, returnTo)}
              data-missing={isMissing}
              onClick={rememberSignInBegun}
            >
              <Icon size={22} aria-hidden />
              <span>
                {t('with', { provider: providerLabels[provider] })}
                {isMissing && <small className={styles.note}>{t('notSetUp')}</small>}
              </span>
            </a>
          </li>
        );
      })}
    </ul>
  );
}
