import { useRef } from 'react';
import { CardDialog } from '../../components/dialog/CardDialog';
import type { DialogProps } from '../../components/dialog/open-dialog';
import { useTranslation } from '../../i18n/use-translation';
import { IdeaForm } from './IdeaForm';
import { IdeaPreview } from './IdeaPreview';
import { IdeaWork } from './IdeaWork';
import { useIdeas } from './use-ideas';
import { useWish } from './use-wish';

/** A wheel from a sentence: ask, wait, preview, accept. */
export function IdeaDialog({ onClose }: DialogProps<'ideas'>) {
  const { t } = useTranslation('ideas');
  const prompt = useRef<HTMLTextAreaElement>(null);
  const ideas = useIdeas();
  const { phase } = ideas;
  const wish = useWish(phase.name === 'asking');
  return (
    <CardDialog title={t('title')} onClose={onClose} first={() => prompt.current}>
      {phase.name === 'asking' && (
        <IdeaForm wish={wish} ideas={ideas} problem={phase.problem} near={phase.near} prompt={prompt} />
      )}
      {phase.name === 'working' && <IdeaWork progress={phase.progress} onCancel={ideas.goBack} />}
      {phase.name === 'shown' && <IdeaPreview answer={phase.answer} ideas={ideas} />}
    </CardDialog>
  );
}
