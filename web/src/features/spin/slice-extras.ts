import { pictureAddress, webAddress } from '../../files/web-address';
import type { Slice } from '../../wheel/document/document';
import { sliceFile } from '../../wheel/document/signed-addresses';
import { ownPicture } from '../../wheel/drawing/own-pictures';

export interface SliceLink {
  href: string;
  host: string;
}

/** The link of a slice, if it leads to a web page and to nothing that runs in ours. */
export function linkOf(slice: Slice): SliceLink | null {
  const url = webAddress(slice.url);
  return url && { href: url.href, host: url.host };
}

/** The picture of a slice: of the user's own once it has arrived, else from its address. */
export function pictureOf(slice: Slice): string | null {
  const own = sliceFile(slice);
  return own ? (ownPicture(own.id) ?? null) : pictureAddress(slice.image);
}
