import { useStore } from 'zustand';
import { useSaid } from '../../../components/message/Announcer';
import { useTranslation } from '../../../i18n/use-translation';
import { reorder } from './reorder';

export const reorderHintId = 'reorder-hint';

/** Announces moves of rows to screen readers; it isn't visible. */
export function ReorderNews() {
  const { t } = useTranslation('choices');
  const news = useStore(reorder.store, (state) => state.news);
  const text = news?.text.trim() === '' ? t('common:noText') : news?.text;
  useSaid(news && t(`reorder.${news.what}`, { ...news, text }), 'assertive');
  return (
    <p id={reorderHintId} hidden>
      {t('reorder.hint')}
    </p>
  );
}
