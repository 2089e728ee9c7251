import { notify } from '../../../components/toasts/notify';
import { pickFile } from '../../../files/local-files';
import { translate } from '../../../i18n/translate';

const accept = '.csv,.tsv,.txt,.json,text/plain,text/csv,application/json';

export async function pickAndTakeFile(): Promise<void> {
  const file = await pickFile(accept);
  if (file) await take(file);
}

/** The code that reads files is fetched with the first one. */
export async function take(file: File): Promise<void> {
  try {
    const { openFile: takeFile } = await import('./open-file');
    await takeFile(file);
  } catch (error) {
    console.error('A file could not be taken.', error);
    const said = (key: 'title' | 'text') => translate(`common:part.${key}`);
    notify('error', `${said('title')}. ${said('text')}`);
  }
}
