import IconUserCircle from '@tabler/icons-react/dist/esm/icons/IconUserCircle.mjs';
import { useState } from 'react';
import styles from './Avatar.module.css';
import { avatarSource } from './avatar-source';

/** The user's picture, or a plain icon where there is none or it cannot be loaded. */
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
