import type { BeaconRound, Receipt } from './receipt';

/** drand's quicknet (https://docs.drand.love): its chain, the time of its first round, and the pace of its rounds, in ms. */
export const quicknet = {
  chain: '52db9ba70e0cc0f6eaf7803dd07447a1f5477735fd3f661792ba94600c84e971',
  begun: 1_692_803_367_000,
  pace: 3000,
};

/** Whether a draw was sealed before its beacon's round, and drawn after it. Times that can't be read contradict nothing. */
export function areTimesInOrder({ committedAt, beacon, drawnAt }: Receipt): boolean {
  const times = [Date.parse(committedAt), publishedAt(beacon), Date.parse(drawnAt)].filter(
    (time) => !Number.isNaN(time),
  );
  return times.every((time, place) => place === 0 || time >= (times[place - 1] ?? time));
}

/** Clocks differ; a draw may be sealed this long after its round before it counts as late, in ms. */
const tolerance = 60_000;
/** As the server writes times: the order of such texts is the order of the times. */
const writtenTime = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;
const lastWrittenTime = Date.parse('9999-12-31T23:59:59.000Z');

/**
 * Whether a draw was, by its own signed time, sealed after its beacon's number was published, or at a time that can't be
 * read. A number that was known allows a list and entropy that suit it.
 */
export function isSealedLate({ committedAt, beacon }: Receipt): boolean {
  const published = publishedAt(beacon);
  if (Number.isNaN(published)) return false;
  const latest = new Date(Math.min(published + tolerance, lastWrittenTime)).toISOString();
  return !writtenTime.test(committedAt) || committedAt > latest;
}

const publishedAt = (beacon: BeaconRound | undefined): number =>
  beacon?.chain === quicknet.chain ? quicknet.begun + quicknet.pace * (beacon.round - 1) : Number.NaN;
