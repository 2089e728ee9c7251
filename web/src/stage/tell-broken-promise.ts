import { tellMissingPart } from '../components/lazy-part/tell-missing-part';
import { ask } from '../components/question/ask';
import { fileNameOf } from '../files/file-name';
import { downloadText } from '../files/local-files';
import { loadTexts } from '../i18n/load-texts';
import { translator } from '../i18n/translate';
import type { BrokenPromise } from '../receipts/hold-to-promise';

/** Reports that a draw isn't the promised one, and offers the promise and the receipt as a file. */
export async function tellBrokenPromise(evidence: BrokenPromise): Promise<void> {
  console.warn('The server broke its promise.', evidence.differs);
  try {
    await loadTexts('draw');
  } catch (error) {
    return tellMissingPart('The texts of a broken promise could not be loaded.', error);
  }
  const t = translator('draw');
  const isKept = await ask({
    title: t('broken.title'),
    text: t('broken.text'),
    confirm: t('broken.keep'),
    cancel: t('common:close'),
    look: 'main',
  });
  if (!isKept) return;
  const name = fileNameOf(t('broken.file', { number: evidence.promised.number }), 'json');
  downloadText(name, `${JSON.stringify(evidence, null, 2)}\n`, 'application/json');
}
