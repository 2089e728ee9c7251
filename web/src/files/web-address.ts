/** An address that the browser may open as a page or picture; null for scripts, files and nonsense. */
export function webAddress(value: unknown): URL | null {
  if (typeof value !== 'string' || value.trim() === '') return null;
  try {
    const url = new URL(value.trim(), window.location.origin);
    return url.protocol === 'https:' || url.protocol === 'http:' ? url : null;
  } catch {
    return null;
  }
}

const inlinePicture = /^data:image\/(png|jpeg|webp|gif|avif);base64,(?=.)/i;
const isInlinePicture = (value: string): boolean =>
  inlinePicture.test(value) && !/[^a-z0-9+/=]/i.test(value.replace(inlinePicture, ''));

export function pictureAddress(value: unknown): string | null {
  if (typeof value === 'string' && (isInlinePicture(value) || value.startsWith('blob:'))) return value;
  return webAddress(value)?.href ?? null;
}
