import { useState } from 'react';
import styles from './Wheel.module.css';

/** A picture over the whole hub; when it can't be loaded, the hub shows its text. */
export function HubPicture({ address, label }: { address: string; label: string }) {
  const [missing, setMissing] = useState<string | null>(null);
  if (address === missing) return label;
  return (
    <img
      className={styles.hubPicture}
      src={address}
      alt=""
      draggable={false}
      onError={() => setMissing(address)}
    />
  );
}
