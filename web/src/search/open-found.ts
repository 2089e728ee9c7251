import { mayLeaveWheel } from '../stage/before-leaving';

/** Goes to another wheel, unless the visitor would rather keep the one with unsaved changes. */
export async function openFound(
  address: string,
  go: (address: string) => void = (target) => window.location.assign(target),
): Promise<void> {
  if (await mayLeaveWheel()) go(address);
}
