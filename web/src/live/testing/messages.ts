import { writeDocument } from '../../wheel/document/wire-format';
import { wheelOf } from '../../wheel/testing/wheels';
import type { AnnouncedSpin, Hello } from '../messages';

export const next = (number: number) => ({
  spinId: `00000000-0000-4000-8000-00000000000${number}`,
  number,
  commitment: 'c'.repeat(64),
});

export const theirSlices = ['a', 'b', 'c', 'd'].map((guid) => ({
  guid,
  text: guid,
  active: true,
  weight: 1,
}));
export const theirWheel = writeDocument(wheelOf({ id: 'theirs', name: 'Theirs', slices: theirSlices }));

export const hello = (more: Partial<Hello> = {}): Hello => ({
  type: 'hello',
  seq: 4,
  serverTime: Date.now(),
  replay: false,
  you: { viewerId: 'me', viewerKey: 'my key', role: 'viewer' },
  room: {
    liveId: 'room',
    code: 'ABC234',
    viewersSpin: false,
    hidesTexts: false,
    host: { viewerId: 'ada', name: 'Ada', state: 'present' },
    endsAt: Date.now() + 86_400_000,
  },
  wheel: theirWheel,
  revision: 1,
  rest: 0.5,
  viewers: { count: 1, list: [{ viewerId: 'ada', name: 'Ada' }] },
  next: next(1),
  spin: null,
  ...more,
});

export const spin = (more: Partial<AnnouncedSpin> = {}) => ({
  type: 'spin' as const,
  seq: 5,
  spinId: next(1).spinId,
  number: 1,
  winner: 'b',
  from: 0.5,
  landing: 2,
  rotates: 3,
  duration: 4000,
  startsAt: Date.now() + 400,
  by: { viewerId: 'ada', name: 'Ada' },
  ...more,
});
