/** A public review; undefined fields have a text in the page's language. */
export interface Review {
  name: string | undefined;
  rating: number;
  date: Date | undefined;
  text: string | undefined;
  /** The product's reply. */
  response: string | undefined;
  hasMore: boolean;
}

/** The server's word for a missing name, English in every language. */
const nameless = 'Anonymous';

/** Reads a review; missing fields have defaults. */
export function readReview(given: unknown): Review {
  const fields = (typeof given === 'object' && given !== null ? given : {}) as Record<string, unknown>;
  const name = text(fields.name);
  return {
    name: name === nameless ? undefined : name,
    rating: typeof fields.rating === 'number' && fields.rating >= 1 && fields.rating <= 5 ? fields.rating : 5,
    date: dateOf(fields.date),
    text: text(fields.text),
    response: text(fields.response),
    hasMore: fields.hasMore === true,
  };
}

const text = (given: unknown): string | undefined =>
  typeof given === 'string' && given.trim() !== '' ? given : undefined;

function dateOf(given: unknown): Date | undefined {
  const date = typeof given === 'string' ? new Date(given) : undefined;
  return date && Number.isFinite(date.getTime()) ? date : undefined;
}
