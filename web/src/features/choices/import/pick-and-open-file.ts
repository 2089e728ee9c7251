import { notify } from '../../../components/toasts/notify';
import { pickFile } from '../../../files/local-files';
import { translate } from '../../../i18n/translate';

const accept = '.csv,.tsv,.txt,.json,.zip,text/plain,text/csv,application/json,application/zip';

export async function pickAndTakeFile(): Promise<void> {
  const file = await pickFile(accept);
  if (file) await take(async () => [file]);
}

/** The code that reads files is fetched with the first one. */
export async function take(files: () => Promise<readonly File[]>): Promise<void> {
  try {
    const found = await files();
    const { openFiles } = await import('./open-file');
    await openFiles(found);
  } catch (error) {
    console.error('A file could not be taken.', error);
    const said = (key: 'title' | 'text') => translate(`common:part.${key}`);
    notify('error', `${said('title')}. ${said('text')}`);
  }
}
