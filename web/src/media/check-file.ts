import type { MediaKind } from './media-item';

const types: Record<MediaKind, readonly string[]> = {
  image: ['image/jpeg', 'image/jpg', 'image/png', 'image/webp', 'image/avif'],
  sound: ['audio/mpeg', 'audio/mp3', 'audio/aac', 'audio/ogg'],
};
const extensions: Record<MediaKind, readonly string[]> = {
  image: ['.jpg', '.jpeg', '.png', '.webp', '.avif'],
  sound: ['.mp3', '.aac', '.ogg', '.oga'],
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

/** Some systems know no type for a sound: then its name tells. */
export function isOfKind({ type, name }: File, kind: MediaKind): boolean {
  if (type !== '') return types[kind].includes(type.toLowerCase());
  return extensions[kind].some((extension) => name.toLowerCase().endsWith(extension));
}
