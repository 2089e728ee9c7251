import { ask } from '../../../components/question/ask';
import { notify } from '../../../components/toasts/notify';
import { type ClassList, classLists, rosterFileAt } from '../../../files/class-lists';
import { decodeText } from '../../../files/decode-text';
import { readZip } from '../../../files/read-zip';
import { myWheelsAddress } from '../../../i18n/addresses';
import { formatList } from '../../../i18n/format';
import { currentLanguage } from '../../../i18n/i18n';
import { languageOf } from '../../../i18n/languages';
import { translator } from '../../../i18n/translate';
import { openLibrary } from '../../../library/library';
import { sessionStore } from '../../../session/session-state';
import { newWheel } from '../../../wheel/document/new-wheel';
import { nameWheel } from '../../../wheel/edits/edits';
import { replaceChoices } from '../../../wheel/edits/list-edits';

/** A school has more classes than a teacher; the library isn't flooded by a file of a whole district. */
const mostClasses = 100;
/** Named in the question. */
const mostNamed = 8;

const t = translator('import');

/** The class lists of an archive or a folder become wheels, after a question. Returns the reason where there are none. */
export async function openRoster(
  name: string,
  files: ReadonlyMap<string, Uint8Array>,
): Promise<string | null> {
  const texts = new Map(
    [...files].flatMap(([path, bytes]) => {
      const [file, text] = [rosterFileAt(path), decodeText(bytes)];
      return file && text !== null ? [[file, text] as const] : [];
    }),
  );
  const classes = classLists(texts);
  if (!classes || classes.length === 0) return t('refused.noClasses', { name });
  if (classes.length > mostClasses)
    return t('refused.tooManyClasses', { name, found: classes.length, most: mostClasses });
  if (await isWanted(classes)) await makeWheels(classes);
  return null;
}

export async function openArchive(name: string, bytes: Uint8Array<ArrayBuffer>): Promise<string | null> {
  const files = await readZip(bytes, (path) => rosterFileAt(path) !== undefined);
  return files ? openRoster(name, files) : t('refused.brokenZip', { name });
}

function isWanted(classes: readonly ClassList[]): Promise<boolean> {
  const named = classes.slice(0, mostNamed).map(({ title, students }) => `${title} (${students.length})`);
  const list = [...named, ...(classes.length > mostNamed ? ['…'] : [])];
  const names = formatList(list, languageOf(currentLanguage()).locale, 'unit');
  return ask({
    title: t('classes.ask', { count: classes.length }),
    text: t('classes.text', { classes: names }),
    confirm: t('classes.make'),
    cancel: t('common:cancel'),
    look: 'main',
  });
}

async function makeWheels(classes: readonly ClassList[]): Promise<void> {
  const library = await openLibrary();
  for (const { title, students } of classes) {
    const filled = replaceChoices(students.map((text) => ({ text })))(newWheel());
    await library.add(nameWheel(title, '')(filled));
  }
  const isGuest = sessionStore.getState().user === null;
  notify('success', t('classes.done', { count: classes.length }), {
    label: t('common:myWheels'),
    run: () => window.location.assign(myWheelsAddress(currentLanguage(), isGuest)),
  });
}
