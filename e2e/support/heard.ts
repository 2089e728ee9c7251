import { expect, type Page } from '@playwright/test';

/** A sound as the browser was told to play it. */
export interface Heard {
  loop: boolean;
  loopStart: number;
  loopEnd: number;
  /** Of the decoded file, in seconds. */
  duration: number;
  /** The loudest sample: 0 would be silence. */
  peak: number;
  /** On the audio clock, once it has been told to end. */
  endsAfter?: number;
  hasEnded?: boolean;
}

interface Ear {
  heard: Heard[];
  ticks: number;
  analyser?: AnalyserNode;
  audio?: AudioContext;
}

/** Records all sound that the page plays from now on. */
export async function listen(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const ear: Ear = { heard: [], ticks: 0 };
    Object.assign(window, { ear });
    window.AudioContext = class extends AudioContext {
      constructor(options?: AudioContextOptions) {
        super(options);
        ear.audio = this;
      }
    };

    const connect = AudioNode.prototype.connect as (this: AudioNode, target: AudioNode) => AudioNode;
    AudioNode.prototype.connect = function connectAndListen(this: AudioNode, target: AudioNode) {
      if (target === this.context.destination) {
        ear.analyser ??= new AnalyserNode(this.context, { fftSize: 2048 });
        connect.call(this, ear.analyser);
      }
      return connect.call(this, target);
    } as typeof AudioNode.prototype.connect;

    const tick = OscillatorNode.prototype.start;
    OscillatorNode.prototype.start = function startTick(...when) {
      ear.ticks += 1;
      tick.apply(this, when);
    };
    const start = AudioBufferSourceNode.prototype.start;
    AudioBufferSourceNode.prototype.start = function startSound(...when) {
      const { loop, loopStart, loopEnd, buffer } = this;
      const samples = buffer?.getChannelData(0) ?? new Float32Array();
      const peak = samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
      const one: Heard = { loop, loopStart, loopEnd, duration: buffer?.duration ?? 0, peak };
      const stop = this.stop;
      this.stop = (time?: number) => {
        one.endsAfter ??= (time ?? this.context.currentTime) - this.context.currentTime;
        stop.call(this, time);
      };
      this.addEventListener('ended', () => {
        one.hasEnded = true;
      });
      ear.heard.push(one);
      start.apply(this, when);
    };
  });
}

const earOf = <Value>(page: Page, read: (ear: Ear) => Value): Promise<Value> =>
  page.evaluate(`(${read})(window.ear)`);

export const heard = (page: Page): Promise<Heard[]> => earOf(page, (ear) => ear.heard);
export const ticks = (page: Page): Promise<number> => earOf(page, (ear) => ear.ticks);

/** A visitor's first click, which lets the browser play; a busy one takes seconds to begin. */
export async function wakeAudio(page: Page): Promise<void> {
  await page.mouse.click(700, 5);
  await expect.poll(() => earOf(page, ({ audio }) => audio?.state)).toBe('running');
}

/** The current output level. */
export const loudness = (page: Page): Promise<number> =>
  earOf(page, ({ analyser }) => {
    if (!analyser) return 0;
    const samples = new Float32Array(analyser.fftSize);
    analyser.getFloatTimeDomainData(samples);
    return samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
  });

/** The tracks that were requested, in order: `pop/sunny-side`. */
export function fetchedTracks(page: Page): string[] {
  const tracks: string[] = [];
  page.on('request', (request) => {
    const [, track] = /\/media\/sounds\/(.+)\.mp3\?v=/.exec(request.url()) ?? [];
    if (track) tracks.push(track);
  });
  return tracks;
}
