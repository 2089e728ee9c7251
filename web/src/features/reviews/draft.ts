import { type FeedbackType, feedbackTypes } from '../../reviews/feedback-types';
import { browserStorage } from '../../wheel/keeping/browser-storage';

/** The form as filled in so far. */
export interface Draft {
  name: string;
  email: string;
  type: FeedbackType | undefined;
  usage: string;
  /** Whole stars; 0 if none is chosen. */
  rating: number;
  text: string;
}

export const emptyDraft: Draft = { name: '', email: '', type: undefined, usage: '', rating: 0, text: '' };

/** What the visitor chose, else what the stars suggest. */
export function topicOf({ type, rating }: Pick<Draft, 'type' | 'rating'>): FeedbackType | undefined {
  if (type || rating === 0 || rating === 3) return type;
  return rating > 3 ? 'praise' : 'bug';
}

const key = 'feedbackDraft';

/** Holds the draft while the browser's storage is full or blocked; it is lost with the page. */
let inMemory: Draft | undefined;

/** The draft from before a reload; empty when it can't be read. */
export function readDraft(): Draft {
  if (inMemory) return inMemory;
  const given = storedObject();
  const text = (field: string) => (typeof given[field] === 'string' ? given[field] : '');
  const rating = Number(given.rating);
  return {
    name: text('name'),
    email: text('email'),
    type: feedbackTypes.find((type) => type === given.type),
    usage: text('usage'),
    rating: Number.isInteger(rating) && rating >= 1 && rating <= 5 ? rating : 0,
    text: text('text'),
  };
}

export function keepDraft(draft: Draft): void {
  try {
    const storage = browserStorage('localStorage');
    storage?.setItem(key, JSON.stringify(draft));
    inMemory = storage ? undefined : draft;
  } catch {
    inMemory = draft;
  }
}

export function dropDraft(): void {
  inMemory = undefined;
  browserStorage('localStorage')?.removeItem(key);
}

function storedObject(): Record<string, unknown> {
  try {
    const stored: unknown = JSON.parse(browserStorage('localStorage')?.getItem(key) ?? '{}');
    return typeof stored === 'object' && stored !== null ? (stored as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}
