import type { Slice } from '../../wheel/document';
import { pictureAddress, webAddress } from './web-address';

export interface SliceLink {
  href: string;
  host: string;
}

/** The link of a slice, if it leads to a web page and to nothing that runs in ours. */
export function linkOf(slice: Slice): SliceLink | null {
  const url = webAddress(slice.url);
  return url && { href: url.href, host: url.host };
}

export const pictureOf = (slice: Slice): string | null => pictureAddress(slice.image);
