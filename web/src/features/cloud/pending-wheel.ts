import { browserStorage } from '../../wheel/browser-storage';
import type { WheelConfig } from '../../wheel/document';
import { storedWheel } from '../../wheel/stored-wheel';
import { openDocument } from '../../wheel/upgrade';

const key = 'pendingWheel';

/** Sign-in may come back in another tab: the wheel goes where that tab finds it. */
export function keepPendingWheel(config: WheelConfig): void {
  const isFromElsewhere = config.source === 'cms' || config.source === 'shared';
  if (!isFromElsewhere) {
    storedWheel(() => {}).write(config);
    return;
  }
  try {
    browserStorage('localStorage')?.setItem(key, JSON.stringify(config));
  } catch (error) {
    console.error('This browser could not keep the changes during the sign-in.', error);
  }
}

/** The wheel as it was before sign-in, once, if it is still this one. */
export function takePendingWheel(id: string | undefined): WheelConfig | null {
  try {
    const storage = browserStorage('localStorage');
    const { wheel } = openDocument(JSON.parse(storage?.getItem(key) ?? 'null'));
    storage?.removeItem(key);
    return wheel && wheel.id === id ? wheel : null;
  } catch {
    return null;
  }
}
