import { openLibrary } from '../library/library';
import { noteState } from './save-state';

/** The version of the cloud takes the place of the one here. */
export async function takeTheirs(key: string): Promise<void> {
  const library = await openLibrary();
  await library.flush();
  const record = await library.change(key, ({ conflict, ...rest }) =>
    conflict ? { record: { ...rest, document: conflict } } : null,
  );
  if (record) noteState(record);
}
