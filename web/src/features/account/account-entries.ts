import IconLogin2 from '@tabler/icons-react/dist/esm/icons/IconLogin2.mjs';
import IconLogout from '@tabler/icons-react/dist/esm/icons/IconLogout.mjs';
import IconMessage from '@tabler/icons-react/dist/esm/icons/IconMessage.mjs';
import IconSparkles from '@tabler/icons-react/dist/esm/icons/IconSparkles.mjs';
import IconUser from '@tabler/icons-react/dist/esm/icons/IconUser.mjs';
import { loginAddress } from '../../i18n/addresses';
import type { LanguageCode } from '../../i18n/languages';
import { accountAddress, feedbackAddress, upgradeAddress } from '../../i18n/page-addresses';
import { currentTier } from '../../session/subscription';
import type { User } from '../../session/user';

interface Entry {
  label: 'myAccount' | 'upgrade' | 'goPremium' | 'feedback' | 'common:signIn' | 'signOut';
  icon: typeof IconUser;
  /** The target; signing out has none. */
  href?: string;
}

/** The account menu from top to bottom. A user with a paid tier isn't offered one. */
export function accountEntries(user: User | null, language: LanguageCode, now: number): Entry[] {
  const feedback: Entry = { label: 'feedback', icon: IconMessage, href: feedbackAddress(language) };
  const upgrade = { icon: IconSparkles, href: upgradeAddress(language) };
  if (!user) {
    return [
      { label: 'common:signIn', icon: IconLogin2, href: loginAddress() },
      { ...upgrade, label: 'goPremium' },
      feedback,
    ];
  }
  const isFree = currentTier(user.subscription, now) === 'free';
  return [
    { label: 'myAccount', icon: IconUser, href: accountAddress(language) },
    ...(isFree ? [{ ...upgrade, label: 'upgrade' } as const] : []),
    feedback,
    { label: 'signOut', icon: IconLogout },
  ];
}
