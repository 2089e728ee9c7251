import { openLibrary } from '../library/library';
import { logOfKept } from '../library/wheel-record';
import { isGuid, newGuid } from '../wheel/document/guid';
import { keyOfWheel } from '../wheel/document/wheel-key';
import { withId } from '../wheel/document/wire-format';
import { storedWheel } from '../wheel/keeping/stored-wheel';
import { wheelStore } from '../wheel/store';

/** Earlier versions gave wheels ids that the cloud rejects: such a wheel moves to a new id, with its results. */
export async function properKey(key: string): Promise<string> {
  const library = await openLibrary();
  const kept = isGuid(key) ? null : await library.read(key);
  if (!kept) return key;
  const moved = withId(kept.record.document, newGuid());
  const added = await library.add(moved, logOfKept(kept));
  const { wheel, followWheel } = wheelStore.getState();
  if (keyOfWheel(wheel) === key) followWheel(withId(wheel, added));
  await library.forget(key);
  const stored = storedWheel(() => {});
  const mirrored = stored.read();
  // The next visit takes the mirror's wheel into the library: under its old id it would be there twice.
  if (mirrored && keyOfWheel(mirrored) === key) stored.write(moved);
  return added;
}
