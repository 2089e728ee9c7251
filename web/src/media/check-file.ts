import type { MediaKind } from './media-item';

const types: Record<MediaKind, readonly string[]> = {
  image: ['image/jpeg', 'image/jpg', 'image/png', 'image/webp', 'image/avif'],
  sound: ['audio/mpeg', 'audio/mp3', 'audio/aac', 'audio/ogg'],
};
/** What some systems call the very same files: their names tell them from films and the like. */
const otherTypes: Record<MediaKind, readonly string[]> = {
  image: [],
  sound: ['audio/aacp', 'audio/x-aac', 'audio/vnd.dlna.adts', 'audio/x-mp3', 'application/ogg', 'video/ogg'],
};
const extensions: Record<MediaKind, readonly string[]> = {
  image: ['.jpg', '.jpeg', '.png', '.webp', '.avif'],
  sound: ['.mp3', '.aac', '.ogg', '.oga', '.opus'],
};

/** What the file picker offers. */
export const acceptOf = (kind: MediaKind): string => [...types[kind], ...extensions[kind]].join(',');

export type FileFault = 'missing' | 'type' | 'size';

/** What speaks against a file before it is sent; the server looks into it as well. */
export function faultOf(file: File | null, kind: MediaKind, limit: number): FileFault | null {
  if (!file) return 'missing';
  if (!isOfKind(file, kind)) return 'type';
  return file.size > limit ? 'size' : null;
}

/** Some systems know no type for a sound, or one of their own: then its name tells. */
export function isOfKind({ type, name }: File, kind: MediaKind): boolean {
  const given = type.toLowerCase();
  if (types[kind].includes(given)) return true;
  if (given !== '' && !otherTypes[kind].includes(given)) return false;
  return extensions[kind].some((extension) => name.toLowerCase().endsWith(extension));
}
