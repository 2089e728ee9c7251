import { currentLanguage } from './i18n';
import type { LanguageCode } from './languages';

export const accountAddress = (language: LanguageCode) => `/${language}/account/`;

export const upgradeAddress = (language: LanguageCode) => `/${language}/upgrade/`;

export const moderationAddress = (language: LanguageCode) => `/${language}/moderation/`;

export const reportsAddress = (language: LanguageCode) => `${moderationAddress(language)}?view=reports`;

export const usersAddress = (language: LanguageCode) => `/${language}/users/`;
export const figuresAddress = (language: LanguageCode) => `/${language}/figures/`;

export const fairnessAddress = (language: LanguageCode) => `/${language}/fairness/`;

export const newWheelAddress = (language: LanguageCode) => `/${language}/?action=new-wheel`;

export const feedbackAddress = (language: LanguageCode) => `/${language}/feedback/`;

/** The address where a draw can be verified. The salt of private texts is in the fragment, which no server receives. */
export const verifyAddress = (spinId: string, language = currentLanguage(), salt?: string | null): string =>
  `/${language}/verify/${encodeURIComponent(spinId)}${salt ? `#salt=${encodeURIComponent(salt)}` : ''}`;
