import { Card } from '../../components/card/Card';
import { usePageTitle } from '../../i18n/document-language';
import { useTranslation } from '../../i18n/use-translation';
import { JoinForm } from './JoinForm';

/** `/live/ABC234` and `/de/live/ABC234`; older links have it as `?code=`. */
function codeInAddress({ pathname, search }: Location): string {
  const segments = pathname.split('/').filter((segment) => segment !== '');
  const written = segments[segments.indexOf('live') + 1];
  return written ?? new URLSearchParams(search).get('code') ?? '';
}

/** Back leads to where the visitor came from, not here again. */
const replaceThisPage = (address: string): void => window.location.replace(address);

/** The address to say aloud: visitors type the code here. One with the code leads straight into the room. */
export function JoinPage() {
  const { t } = useTranslation('live');
  usePageTitle(t('page.title'));
  return (
    <Card title={t('page.title')}>
      <JoinForm given={codeInAddress(window.location)} go={replaceThisPage} />
    </Card>
  );
}
