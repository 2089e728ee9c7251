import { pictureAddress } from '../../files/web-address';
import { isRecord } from '../../wheel/document/coerce-wheel';
import type { Center } from '../../wheel/document/document';

export type CenterContent =
  | { kind: 'picture'; address: string }
  | { kind: 'html'; html: string }
  | { kind: 'none' };

/** The content of a wheel's centre: a picture, or a reduced form of its HTML. */
export function centerContent(center: Center | undefined): CenterContent {
  const picture = pictureAddress(center?.imageUrl) ?? pictureAddress(fieldOf(center?.image, 'url'));
  if (picture) return { kind: 'picture', address: picture };
  const html = fieldOf(center?.html, 'template');
  return html.trim() === '' ? { kind: 'none' } : { kind: 'html', html };
}

const fieldOf = (value: unknown, field: string): string => {
  if (typeof value === 'string') return value;
  const inner = isRecord(value) ? value[field] : undefined;
  return typeof inner === 'string' ? inner : '';
};
