import type { ManifestTrack } from './manifest.ts';
import type { Measured } from './measure.ts';
import type { Recipe } from './recipes.ts';

interface Row {
  track: ManifestTrack;
  recipe: Recipe;
  measured: Measured;
}

const head = `# The built-in sounds, measured

Made by \`npm run sounds\`, which measures the files as they are decoded. Loudness in LUFS (of music: the loop), peak in dB
between the samples, mono: what one speaker loses in dB, seam: how the end of the loop goes on against how it began, in
dB.

| genre | track | by | s | bpm | key | LUFS | peak | mono | seam | kB |
|---|---|---|---|---|---|---|---|---|---|---|
`;

export function trackTable(rows: readonly Row[]): string {
  const bytes = rows.reduce((sum, { measured }) => sum + measured.bytes, 0);
  const total = `\n${rows.length} files, ${(bytes / 1e6).toFixed(1)} MB.\n`;
  return head + rows.map(line).join('') + total;
}

function line({ track, recipe, measured }: Row): string {
  const length = track.loop ? track.loop.end - track.loop.start : measured.seconds;
  const { bpm = '', key = '' } = recipe.score?.options ?? {};
  const cells = [
    ...[recipe.genre, track.guid, track.artist, length.toFixed(length < 1 ? 2 : 1), bpm, key],
    ...[
      measured.lufs.toFixed(1),
      measured.peak.toFixed(1),
      measured.monoLoss.toFixed(1),
      measured.seam?.toFixed(0) ?? '',
      (measured.bytes / 1000).toFixed(0),
    ],
  ];
  return `| ${cells.join(' | ')} |\n`;
}
