import IconUserCircle from '@tabler/icons-react/dist/esm/icons/IconUserCircle.mjs';
import { useState } from 'react';
import styles from './Avatar.module.css';

interface AvatarProps {
  picture: string | undefined;
  /** Of the user; a guest has none. */
  name: string | undefined;
  size: number;
}

/** The user's picture; without one, or when it can't be loaded, the first letter of their name. Guests get an icon. */
export function Avatar({ picture, name, size }: AvatarProps) {
  const source = avatarSource(picture);
  const [broken, setBroken] = useState<string>();
  if (!source || source === broken) {
    const initial = initialOf(name);
    if (!initial) return <IconUserCircle size={size} stroke={1.75} aria-hidden />;
    return (
      <svg className={styles.initial} width={size} height={size} viewBox="0 0 28 28" aria-hidden="true">
        <text x="14" y="14" dominantBaseline="central" textAnchor="middle">
          {initial}
        </text>
      </svg>
    );
  }
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

/** The first letter or digit, whatever script it is in; an emoji has no part that could stand for it. */
const initialOf = (name = ''): string | undefined => /[\p{L}\p{N}]/u.exec(name)?.[0].toLocaleUpperCase();

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
