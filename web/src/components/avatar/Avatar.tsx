import IconUserCircle from '@tabler/icons-react/dist/esm/icons/IconUserCircle.mjs';
import { useState } from 'react';
import styles from './Avatar.module.css';

/** The user's picture, or a plain icon where there is none or it can't be loaded. */
export function Avatar({ picture, size }: { picture: string | undefined; size: number }) {
  const source = avatarSource(picture);
  const [broken, setBroken] = useState<string>();
  if (!source || source === broken) return <IconUserCircle size={size} stroke={1.75} aria-hidden />;
  return (
    <img
      className={styles.picture}
      src={source}
      alt=""
      width={size}
      height={size}
      referrerPolicy="no-referrer"
      onError={() => setBroken(source)}
    />
  );
}

const imageFile = /\.(jpe?g|gif|png|webp)$/i;
const otherSite = /^(\/\/|\/?\\)/;
const scheme = /^[a-z][a-z\d+.-]*:/i;

/** The address of a user's picture; undefined when it isn't a picture and a plain icon should be shown. */
export function avatarSource(picture: string | undefined): string | undefined {
  if (!picture) return undefined;
  if (/^https?:\/\//i.test(picture)) return picture;
  if (scheme.test(picture) || otherSite.test(picture)) return undefined;
  if (picture.startsWith('/media/')) return picture;
  if (!imageFile.test(picture)) return undefined;
  return picture.startsWith('/') ? picture : `/media/${picture}`;
}
