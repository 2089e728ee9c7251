import { pictureAddress } from '../../files/web-address';
import type { WheelDefinition } from '../../wheel/document/document';
import { backgroundAddress } from '../../wheel/drawing/own-pictures';

/** The picture behind the wheel as a CSS value; quotes and backslashes in an address cannot break out of it. */
export function containerBackground(definition: WheelDefinition): string | undefined {
  const address = pictureAddress(backgroundAddress(definition, 'container'));
  return address === null ? undefined : `url("${address.replace(/["\\\n]/g, encodeURIComponent)}")`;
}
