import { dismissToast, notify, toastStore } from '../components/toasts/notify';
import { downloadText } from '../files/local-files';
import { translate } from '../i18n/translate';
import type { StorageTrouble } from '../wheel/keeping/stored-wheel';

const told = new Set<StorageTrouble['kind']>();

/** Tells the visitor what this browser's storage couldn't do, and that the wheel still works. */
export function tellStorageTrouble(trouble: StorageTrouble): void {
  const say = (key: 'blocked' | 'memory' | 'lost' | 'full' | 'newer' | 'unreadable' | 'download') =>
    translate(`storage:${key}`);
  if (trouble.kind === 'kept') {
    const { toasts } = toastStore.getState();
    for (const { id, text } of toasts) if (text === say('memory')) dismissToast(id);
    told.delete('memory');
    return;
  }
  if (trouble.kind !== 'set-aside') {
    // The wheel on the stage and the library report it separately; the visitor reads it once.
    if (told.has(trouble.kind) || (trouble.kind === 'memory' && told.has('blocked'))) return;
    told.add(trouble.kind);
    notify('warning', say(trouble.kind), undefined, Number.POSITIVE_INFINITY);
    return;
  }
  const download = {
    label: say('download'),
    run: () => downloadText('wheel.json', trouble.text, 'application/json'),
  };
  const reason = trouble.reason === 'newer' ? 'newer' : 'unreadable';
  notify('warning', say(reason), download, Number.POSITIVE_INFINITY);
}
