import { expect, it } from 'vitest';
import { pageSources } from './page-sources.ts';

/** Names that only the stored and sent form of a wheel has; the page reads and changes a `Wheel`. */
const names =
  /wheel-definition|wheel-theme|wheel-palette|wheel-scene|result-effect|bootstrap-theme-background|driftAnimation|showWheelSpins|wheel(?:Container)?BackgroundImage/i;

/** Tests that hand a document to where documents come in, or look at one that goes out. May only get shorter. */
const testsOfDocuments = [
  'app/preloaded-wheel.test.ts',
  'cloud/cloud-calls.test.ts',
  'cloud/save-wheel.test.ts',
  'library/replay-journal.test.ts',
  'live/host-edits.test.ts',
  'live/room-stage.test.ts',
  'live/room-copies.test.ts',
  'media/own-address.test.ts',
  'media/signed-address-in.test.ts',
  'wheel/document/coerce-wheel.test.ts',
  'wheel/document/new-wheel.test.ts',
  'wheel/document/sample.test.ts',
  'wheel/document/signed-addresses.test.ts',
  'wheel/document/upgrade.test.ts',
  'wheel/document/wire-format.test.ts',
  'wheel/edits/settings-edits.test.ts',
  'wheel/keeping/journal.test.ts',
  'wheel/keeping/keep-wheel.test.ts',
  'wheel/testing/wheels.ts',
];

it('one file of the page knows what a stored wheel calls its fields', () => {
  const found = pageSources(/\.tsx?$/).filter(({ text }) => names.test(text));
  const knowing = ['api/schema.ts', 'wheel/document/wire-format.ts', ...testsOfDocuments];
  expect(found.map(({ file }) => file).sort()).toEqual(knowing.sort());
});
