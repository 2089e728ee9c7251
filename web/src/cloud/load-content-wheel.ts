import { getContentWheel } from '../api/get-content-wheel';
import type { LanguageCode } from '../i18n/languages';
import type { WheelConfig } from '../wheel/document/document';
import { openDocument } from '../wheel/document/upgrade';

/** A content wheel in this language, or null; why it is null stands in the log. */
export async function loadContentWheel(id: string, language: LanguageCode): Promise<WheelConfig | null> {
  try {
    return openDocument(await getContentWheel(id, language)).wheel ?? null;
  } catch (error) {
    console.warn('The content wheel could not be loaded.', error);
    return null;
  }
}
