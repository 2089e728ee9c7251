import IconBrandApple from '@tabler/icons-react/dist/esm/icons/IconBrandApple.mjs';
import IconBrandFacebook from '@tabler/icons-react/dist/esm/icons/IconBrandFacebook.mjs';
import IconBrandGithub from '@tabler/icons-react/dist/esm/icons/IconBrandGithub.mjs';
import IconBrandGoogle from '@tabler/icons-react/dist/esm/icons/IconBrandGoogle.mjs';
import IconBrandWindows from '@tabler/icons-react/dist/esm/icons/IconBrandWindows.mjs';
import IconLogin2 from '@tabler/icons-react/dist/esm/icons/IconLogin2.mjs';
import { type SocialProvider, signInAddress, socialProviders } from '../../api/account';
import { useTranslation } from '../../i18n/use-translation';
import { rememberSignInBegun } from '../../session/remembered';
import styles from './ProviderLinks.module.css';
import { providerLabels } from './provider-labels';
import { hasEmail, type KnownProviders } from './use-providers';

const icons = {
  google: IconBrandGoogle,
  facebook: IconBrandFacebook,
  microsoft: IconBrandWindows,
  apple: IconBrandApple,
  github: IconBrandGithub,
};

/** A provider and its note. */
interface Offered {
  name: string;
  label: string;
  Icon: typeof IconLogin2;
}

const offered = (name: SocialProvider): Offered => ({ name, label: providerLabels[name], Icon: icons[name] });

/**
 * The operator's own issuers and all five providers. Those that aren't set up on this server come last, folded; each
 * says so, and leads to a notice that says what to do. If nobody can sign in by mail, the operator has chosen the
 * providers, and the others are left out.
 */
export function ProviderLinks({ returnTo, known }: { returnTo: string; known: KnownProviders }) {
  const { t } = useTranslation('login');
  if (known === null) return null;
  // Without the response no provider is marked, but the links still work.
  const isSetUp = (name: SocialProvider) => known === 'unreachable' || known.known.get(name) === true;
  // The operator has named each of the others.
  const own = (known === 'unreachable' ? [] : known.own).map(({ name, label }) => ({
    name,
    label: name === 'header' ? t('singleSignOn') : label,
    Icon: IconLogin2,
  }));
  const ready = [...own, ...socialProviders.filter(isSetUp).map(offered)];
  const missing = socialProviders.filter((name) => !isSetUp(name)).map(offered);
  return (
    <>
      {ready.length > 0 && hasEmail(known) && <p className={styles.or}>{t('orWith')}</p>}
      <ProviderList providers={ready} returnTo={returnTo} />
      {missing.length > 0 && hasEmail(known) && (
        <details className={styles.others}>
          <summary>{t('others')}</summary>
          <ProviderList providers={missing} returnTo={returnTo} note={t('notSetUp')} />
        </details>
      )}
    </>
  );
}

interface ProviderListProps {
  providers: readonly Offered[];
  returnTo: string;
  /** Why these don't work. */
  note?: string;
}

function ProviderList({ providers, returnTo, note }: ProviderListProps) {
  const { t } = useTranslation('login');
  if (providers.length === 0) return null;
  return (
    <ul className={styles.list}>
      {providers.map(({ name, label, Icon }) => {
        const withLabel = t('with', { provider: label });
        return (
          <li key={name}>
            <a
              className={styles.link}
              href={signInAddress(name, returnTo)}
              aria-label={note ? undefined : withLabel}
              data-missing={note !== undefined}
              onClick={rememberSignInBegun}
            >
              <Icon size={20} aria-hidden />
              <span>
                {note ? withLabel : label}
                {note && <small className={styles.note}>{note}</small>}
              </span>
            </a>
          </li>
        );
      })}
    </ul>
  );
}
