import IconBug from '@tabler/icons-react/dist/esm/icons/IconBug.mjs';
import IconBulb from '@tabler/icons-react/dist/esm/icons/IconBulb.mjs';
import IconHeart from '@tabler/icons-react/dist/esm/icons/IconHeart.mjs';
import IconHelpCircle from '@tabler/icons-react/dist/esm/icons/IconHelpCircle.mjs';
import IconMessageCircle from '@tabler/icons-react/dist/esm/icons/IconMessageCircle.mjs';
import type { FeedbackSubmission } from '../api/reviews';

/** In the order in which they are offered. */
export const feedbackTypes = ['praise', 'idea', 'bug', 'question', 'other'] as const;
export type FeedbackType = FeedbackSubmission['type'];

export const typeIcons = {
  praise: IconHeart,
  idea: IconBulb,
  bug: IconBug,
  question: IconHelpCircle,
  other: IconMessageCircle,
};
