/** An address that expires within this time may expire on its way. */
const margin = 30_000;

/** Until when a signed address works, in milliseconds since 1970, if it says so. */
export function addressEnd(address: string): number | undefined {
  const { searchParams } = new URL(address, 'http://here');
  const seconds = Number(searchParams.get('exp') ?? Number.NaN);
  if (Number.isFinite(seconds)) return seconds * 1000;
  const lifetime = Number(searchParams.get('X-Amz-Expires') ?? Number.NaN);
  const begin = amazonTime(searchParams.get('X-Amz-Date') ?? '');
  return begin === undefined || !Number.isFinite(lifetime) ? undefined : begin + lifetime * 1000;
}

/** Whether an address is worth trying; one without an expiry is. */
export function isAlive(address: string | undefined, now: number): address is string {
  if (!address) return false;
  try {
    const end = addressEnd(address);
    return end === undefined || now < end - margin;
  } catch {
    return false;
  }
}

/** `20260131T120000Z` */
function amazonTime(text: string): number | undefined {
  const parts = /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/.exec(text)?.slice(1).map(Number);
  if (!parts) return undefined;
  const [year = 0, month = 1, day, hours, minutes, seconds] = parts;
  return Date.UTC(year, month - 1, day, hours, minutes, seconds);
}
