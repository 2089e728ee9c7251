import { lazyPart } from '../../components/lazy-part/lazy-part';
import { loadTexts } from '../../i18n/load-texts';

export const slicePart = lazyPart<{ guid: string }>(async () => {
  const [{ SliceDialog }] = await Promise.all([
    import('./SliceDialog'),
    loadTexts('wheelOptions', 'look', 'sound'),
  ]);
  return SliceDialog;
});
