import { useRef } from 'react';
import styles from './NameBand.module.css';
import { useNameFit } from './use-name-fit';

interface NameBandProps {
  id: string;
  text: string;
  picture: string | null;
}

/** One name, as large as the stage allows, in the colours of its slice. */
export function NameBand({ id, text, picture }: NameBandProps) {
  const space = useRef<HTMLDivElement>(null);
  const name = useRef<HTMLHeadingElement>(null);
  useNameFit(name, space, [text, picture]);
  return (
    <div ref={space} className={styles.space}>
      <div className={styles.band} data-picture={picture ? true : undefined}>
        {picture && <img className={styles.picture} src={picture} alt="" />}
        <h2 ref={name} id={id} className={styles.name} dir="auto">
          {text}
        </h2>
      </div>
    </div>
  );
}
