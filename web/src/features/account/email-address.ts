const longest = { address: 254, name: 64 };
const plain = /^[!#-'*+\-./0-9=?@A-Z^-~]+$/;
const shape = /^[^@]+@[^@.][^@]*\.[^@.]+$/;

/**
 * An address as the server takes it, or null. Umlauts and the like in the part behind the @ have a plain spelling;
 * in front of it no mail server of ours could reach them.
 */
export function emailAddress(given: string): string | null {
  const text = given.trim();
  const at = text.lastIndexOf('@');
  const address = text.slice(0, at + 1) + plainHost(text.slice(at + 1));
  const isTaken =
    plain.test(address) &&
    shape.test(address) &&
    !address.includes('..', at) &&
    at <= longest.name &&
    address.length <= longest.address;
  return isTaken ? address : null;
}

function plainHost(host: string): string {
  const isWordy = /[^\0-\x7f]/.test(host) && /^[\p{L}\p{M}\p{N}.-]+$/u.test(host);
  if (!isWordy) return host;
  try {
    return new URL(`http://${host}`).hostname;
  } catch {
    return host;
  }
}
