import { HubPicture } from './HubPicture';
import { readCenterHtml } from './read-center-html';

const words = {
  padding: '8%',
  fontSize: 'calc(var(--side) * 0.14 * var(--share))',
  lineHeight: 1.15,
  textAlign: 'center',
  textTransform: 'none',
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-line',
} as const;

/** The HTML of a wheel's centre, reduced to what is safe. */
export function CenterHtml({ html, label }: { html: string; label: string }) {
  const content = readCenterHtml(html);
  switch (content.kind) {
    case 'picture':
      return <HubPicture address={content.address} label={label} />;
    case 'words':
      return (
        <span style={words}>
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
