const imageFile = /\.(jpe?g|gif|png|webp)$/i;
const otherSite = /^(\/\/|\/?\\)/;
const scheme = /^[a-z][a-z\d+.-]*:/i;

/** Where the picture of a user is; nothing when it is no picture and a plain icon should stand in its place. */
export function avatarSource(picture: string | undefined): string | undefined {
  if (!picture) return undefined;
  if (/^https?:\/\//i.test(picture)) return picture;
  if (scheme.test(picture) || otherSite.test(picture)) return undefined;
  if (picture.startsWith('/media/')) return picture;
  if (!imageFile.test(picture)) return undefined;
  return picture.startsWith('/') ? picture : `/media/${picture}`;
}
