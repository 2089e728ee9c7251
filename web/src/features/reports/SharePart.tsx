import { ReportLink } from './ReportLink';
import { TakenDownPage } from './TakenDownPage';

/** All that the page of a link shows of reports, in one piece, since few ever see it. */
export const SharePart = ({ shareId }: { shareId?: string }) =>
  shareId ? <ReportLink shareId={shareId} /> : <TakenDownPage />;
