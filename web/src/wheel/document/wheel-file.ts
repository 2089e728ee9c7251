import type { Wheel } from './document';
import { withoutAccount } from './own-copies';
import { withoutSignedAddresses } from './signed-addresses';
import { documentVersion } from './upgrade';
import { writeDocument } from './wire-format';

/** The text of a wheel file. Without the signed addresses of the user's pictures and sounds: files are passed on. */
export const wheelFile = (wheel: Wheel): string => {
  const passedOn = withoutSignedAddresses(withoutAccount(wheel));
  return `${JSON.stringify(writeDocument({ ...passedOn, version: documentVersion }), null, 2)}\n`;
};
