import { Card } from '../../components/card/Card';
import { usePageTitle } from '../../i18n/document-language';
import { useTranslation } from '../../i18n/use-translation';
import { JoinForm } from './JoinForm';

/** `/live/ABC234` and `/de/live/ABC234`; older links have it as `?code=`. */
function codeInAddress({ pathname, search }: Location): string {
  const segments = pathname.split('/').filter((segment) => segment !== '');
  const written = segments[segments.indexOf('live') + 1];
  // It is shown as "ABC 234", and typed so.
  return written?.replaceAll('%20', ' ') ?? new URLSearchParams(search).get('code') ?? '';
}

/** Back leads to where the visitor came from, not here again. */
const replaceThisPage = (address: string): void => window.location.replace(address);

/** The address to say aloud: visitors type the code here. One with the code leads straight into the room. */
export function JoinPage({ go = replaceThisPage }: { go?: (address: string) => void }) {
  const { t } = useTranslation('live');
  usePageTitle(t('page.title'));
  return (
    <Card title={t('page.title')}>
      <JoinForm given={codeInAddress(window.location)} go={go} />
    </Card>
  );
}
