import { winsOf } from '../../web/src/wheel/keeping/spin-log.ts';
import { drawMany } from '../../web/src/wheel/picking/picking.ts';
import { bestSource } from '../../web/src/wheel/picking/random-source.ts';
import { splitIntoTeams } from '../../web/src/wheel/picking/teams.ts';
import { createWheelStore } from '../../web/src/wheel/store.ts';

const repeats = 50;
const slices = Array.from({ length: 10_000 }, (_, place) => ({
  guid: `guid-${place}`,
  text: `Entry ${place + 1}`,
  active: true,
  weight: 1 + (place % 3),
}));
const source = bestSource();
const winners = drawMany(slices, 1000, source);
const wheel = { id: 'measured', 'wheel-definition': { slices } };

function enter(): void {
  const store = createWheelStore();
  store.getState().replaceConfig(wheel);
  store.getState().record(winsOf(wheel['wheel-definition'], winners));
}

const work: Record<string, () => unknown> = {
  '1,000 winners drawn': () => drawMany(slices, 1000, source),
  'all 10,000 drawn': () => drawMany(slices, 10_000, source),
  '1,000 winners entered in the history': enter,
  '100 teams made': () => splitIntoTeams(slices, { teams: 100 }, source),
};

const rows = Object.entries(work).map(([what, run]) => {
  const times = Array.from({ length: repeats }, () => {
    const begun = performance.now();
    run();
    return performance.now() - begun;
  }).sort((one, other) => one - other);
  return [what, times[repeats / 2], times.at(-1)];
});
document.body.dataset.measured = JSON.stringify(rows);
