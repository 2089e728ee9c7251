import { openDialog } from '../../../components/dialog/open-dialog';
import { notify } from '../../../components/toasts/notify';
import { rosterFileAt } from '../../../files/class-lists';
import { decodeText } from '../../../files/decode-text';
import { withoutUnseenMarks } from '../../../files/plain-lines';
import { isZip } from '../../../files/read-zip';
import { formatList } from '../../../i18n/format';
import { currentLanguage } from '../../../i18n/i18n';
import { languageOf } from '../../../i18n/languages';
import { loadTexts } from '../../../i18n/load-texts';
import { translator } from '../../../i18n/translate';
import { mayLeaveWheel } from '../../../stage/change-wheel';
import { type ForeignWheel, readForeignWheel } from '../../../wheel/document/foreign-wheel';
import { copyOfWheel } from '../../../wheel/document/own-copies';
import { openDocument } from '../../../wheel/document/upgrade';
import { wheelStore } from '../../../wheel/store';

/** In MB. */
const largestFile = 10;

const t = translator('import');

/** Class lists come as several files; of any others the first one counts. */
export async function openFiles(files: readonly File[]): Promise<void> {
  const [first] = files;
  const lists = files.filter(({ name }) => rosterFileAt(name));
  if (lists.length < 2) return first && openFile(first);
  await loadTexts('import');
  const total = lists.reduce((sum, { size }) => sum + size, 0);
  const { name } = first as File;
  if (total > largestFile * 1e6) return refuse(t('refused.tooLarge', { name, most: largestFile }));
  const contents = await Promise.all(lists.map((file) => file.arrayBuffer()));
  const { openRoster } = await import('./open-roster');
  const refusal = await openRoster(
    name,
    new Map(contents.map((content, place) => [lists[place]?.name ?? '', new Uint8Array(content)])),
  );
  if (refusal) refuse(refusal);
}

/**
 * Takes a file that was chosen or dropped: a list is previewed, a wheel is opened, anything else gets an explanation.
 */
async function openFile(file: File): Promise<void> {
  await loadTexts('import');
  const { name } = file;
  if (file.size > largestFile * 1e6) return refuse(t('refused.tooLarge', { name, most: largestFile }));
  if (await isArchive(file)) return openClasses(file);
  const text = await readText(file);
  if (text === null) return refuse(t('refused.noText', { name }));
  if (text.trim() === '') return refuse(t('refused.empty', { name }));
  if (looksLikeJson(name, text)) return openWheelText(name, text);
  openDialog('import', { name, text: withoutUnseenMarks(text) });
}

const isArchive = async (file: File): Promise<boolean> => {
  const head = await file
    .slice(0, 4)
    .arrayBuffer()
    .catch(() => new ArrayBuffer(0));
  return isZip(new Uint8Array(head));
};

async function openClasses(file: File): Promise<void> {
  const { openArchive } = await import('./open-roster');
  const refusal = await openArchive(file.name, new Uint8Array(await file.arrayBuffer()));
  if (refusal) refuse(refusal);
}

async function openWheelText(name: string, text: string): Promise<void> {
  const document = parsed(text);
  if (document === undefined) return refuse(t('refused.brokenJson', { name }));
  const { wheel, problem } = openDocument(document);
  if (problem === 'newer') return refuse(t('refused.newer', { name }));
  const foreign = wheel ? null : readForeignWheel(document);
  if (foreign) return openForeign(name, foreign);
  if (!wheel) return refuse(t('refused.otherJson', { name }));
  if (!(await mayLeaveWheel())) return;
  // A file is a copy: the wheel it was saved from stays as it is, here and in the cloud.
  wheelStore.getState().replaceWheel(copyOfWheel(wheel, wheel.name ?? ''));
  notify('success', t('opened', { name: wheel.name || name }));
}

async function openForeign(name: string, { wheel, lost }: ForeignWheel): Promise<void> {
  if (!(await mayLeaveWheel())) return;
  wheelStore.getState().replaceWheel(wheel);
  notify('success', t('opened', { name: wheel.name || name }));
  if (lost.length === 0) return;
  const parts = formatList(
    lost.map((part) => t(`lost.${part}`)),
    languageOf(currentLanguage()).locale,
  );
  notify('info', t('left', { parts }), undefined, readingTime);
}

const refuse = (sentence: string): void => notify('error', sentence, undefined, readingTime);
/** Sentences that explain take longer to read than a word of success. */
const readingTime = 10_000;

async function readText(file: File): Promise<string | null> {
  // An SVG file is text, but to the visitor it is a picture.
  if (/^(image|audio|video)\//.test(file.type)) return null;
  try {
    return decodeText(new Uint8Array(await file.arrayBuffer()));
  } catch (error) {
    // A folder looks like a file until it is read.
    console.warn('A file could not be read.', error);
    return null;
  }
}

function looksLikeJson(name: string, whole: string): boolean {
  const text = whole.trim();
  const isObject =
    text.startsWith('{') && text.endsWith('}') && text.slice(1, 500).trimStart().startsWith('"');
  return isObject || /\.json$/i.test(name);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
