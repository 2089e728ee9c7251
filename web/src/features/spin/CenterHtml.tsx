import { HubPicture } from './HubPicture';
import { readCenterHtml } from './read-center-html';
import styles from './Wheel.module.css';

/** The HTML of a wheel's centre, reduced to what is safe. */
export function CenterHtml({ html, label }: { html: string; label: string }) {
  const content = readCenterHtml(html);
  switch (content.kind) {
    case 'picture':
      return <HubPicture address={content.address} label={label} />;
    case 'words':
      return (
        <span className={styles.hubWords}>
          {content.pieces.map(({ text, isStrong, isEmphasised }, place) => (
            <span
              // biome-ignore lint/suspicious/noArrayIndexKey: the pieces have no identity but their place
              key={place}
              style={{ fontWeight: isStrong ? 700 : 500, fontStyle: isEmphasised ? 'italic' : 'normal' }}
            >
              {text}
            </span>
          ))}
        </span>
      );
    case 'none':
      return label;
  }
}
