import IconPhoto from '@tabler/icons-react/dist/esm/icons/IconPhoto.mjs';
import IconPhotoOff from '@tabler/icons-react/dist/esm/icons/IconPhotoOff.mjs';
import styles from './FilePicture.module.css';
import { useFileAddress } from './use-file-address';
import { useIsNear } from './use-is-near';

interface FilePictureProps {
  /** Its address, while it is valid. */
  signed: string;
  /** With an id, the address is renewed automatically; otherwise its list is fetched again. */
  id?: string;
  alt: string;
  /** Whole, or filling its box. */
  fit: 'contain' | 'cover';
}

/** A picture of the user, or its placeholder while it isn't loaded. */
export function FilePicture({ signed, id, alt, fit }: FilePictureProps) {
  const { place, isNear } = useIsNear<HTMLSpanElement>();
  const { address, hasFailed } = useFileAddress(isNear ? { signed, id } : null);
  if (address)
    return <img className={styles.picture} src={address} alt={alt} data-fit={fit} draggable={false} />;
  const Icon = hasFailed ? IconPhotoOff : IconPhoto;
  return (
    <span ref={place} className={styles.place} data-waiting={!hasFailed}>
      <Icon size={28} aria-hidden />
      <span className="visually-hidden">{alt}</span>
    </span>
  );
}
