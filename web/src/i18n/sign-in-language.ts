import type { LanguageCode } from './languages';
import { addressKey } from './preferred-language';

/** Keeps the page's language for the tab that a mailed link opens. */
export function keepLanguageForSignIn(language: LanguageCode): void {
  try {
    localStorage.setItem(addressKey, language);
  } catch {
    // Without storage the other tab has the language that was chosen before, or English.
  }
}

/** After sign-in the tab has the language. Kept any longer, it would decide about later visits to the dashboard. */
export function forgetLanguageForSignIn(): void {
  try {
    localStorage.removeItem(addressKey);
  } catch {
    // Without storage nothing was kept.
  }
}
