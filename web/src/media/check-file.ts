import type { MediaKind } from './media-item';

const types: Record<MediaKind, readonly string[]> = {
  image: ['image/jpeg', 'image/jpg', 'image/png', 'image/webp', 'image/avif'],
  sound: ['audio/mpeg', 'audio/mp3', 'audio/aac', 'audio/ogg'],
};
/** Other types that some systems report for the same files; the extension tells them from films and the like. */
const otherTypes: Record<MediaKind, readonly string[]> = {
  image: [],
  sound: ['audio/aacp', 'audio/x-aac', 'audio/vnd.dlna.adts', 'audio/x-mp3', 'application/ogg', 'video/ogg'],
};
const extensions: Record<MediaKind, readonly string[]> = {
  image: ['.jpg', '.jpeg', '.png', '.webp', '.avif'],
  sound: ['.mp3', '.aac', '.ogg', '.oga', '.opus'],
};

/** The file types that the picker offers. */
export const acceptOf = (kind: MediaKind): string => [...types[kind], ...extensions[kind]].join(',');

export type FileFault = 'missing' | 'type' | 'size';

/** Why a file can't be sent; the server checks it too. */
export function faultOf(file: File | null, kind: MediaKind, limit: number): FileFault | null {
  if (!file) return 'missing';
  if (!isOfKind(file, kind)) return 'type';
  return file.size > limit ? 'size' : null;
}

/** Some systems report no type for a sound, or one of their own: then the extension decides. */
export function isOfKind({ type, name }: File, kind: MediaKind): boolean {
  const given = type.toLowerCase();
  if (types[kind].includes(given)) return true;
  if (given !== '' && !otherTypes[kind].includes(given)) return false;
  return extensions[kind].some((extension) => name.toLowerCase().endsWith(extension));
}
