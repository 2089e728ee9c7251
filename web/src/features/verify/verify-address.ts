export const saltInAddress = (hash: string): string | null =>
  new URLSearchParams(hash.replace(/^#/, '')).get('salt');

export function drawInAddress(pathname: string): string {
  const last = pathname.split('/').filter(Boolean)[2] ?? '';
  try {
    return decodeURIComponent(last);
  } catch {
    return last;
  }
}
