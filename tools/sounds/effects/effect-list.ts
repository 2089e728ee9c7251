import { applause } from './applause.ts';
import { bells } from './bells.ts';
import { buzzers } from './buzzers.ts';
import { clicks } from './clicks.ts';
import { drums } from './drums.ts';
import type { EffectFamily } from './effect.ts';
import { fanfares } from './fanfares.ts';
import { fireworks } from './fireworks.ts';
import { laughs } from './laughs.ts';
import { party } from './party.ts';
import { swishes } from './swishes.ts';

/** All effects in the order the library shows them. */
export const effectFamilies: readonly EffectFamily[] = [
  { file: 'clicks.ts', effects: clicks },
  { file: 'applause.ts', effects: applause },
  { file: 'laughs.ts', effects: laughs },
  { file: 'fireworks.ts', effects: fireworks },
  { file: 'bells.ts', effects: bells },
  { file: 'buzzers.ts', effects: buzzers },
  { file: 'swishes.ts', effects: swishes },
  { file: 'drums.ts', effects: drums },
  { file: 'fanfares.ts', effects: fanfares },
  { file: 'party.ts', effects: party },
];
