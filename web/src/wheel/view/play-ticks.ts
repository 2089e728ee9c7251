import type { Tick } from '../motion/pitched-ticks';

/** Ticks closer together than this, in milliseconds, sound like a buzz. */
const closest = 32;
/** Timers of a hidden tab run once a second: everything due until after the next one is scheduled ahead. */
const ahead = 2500;
const between = 500;

export function audibleTicks(ticks: readonly Tick[]): Tick[] {
  const audible: Tick[] = [];
  for (const tick of ticks) if (tick.at - (audible.at(-1)?.at ?? -closest) >= closest) audible.push(tick);
  return audible;
}

export interface Ticking {
  /** From 0 to 1, also for ticks that are already scheduled. */
  setLoudness: (loudness: number) => void;
  end: () => void;
}

/** Schedules the ticks on the audio clock. */
export function playTicks(
  audio: AudioContext,
  ticks: readonly Tick[],
  startedAt: number,
  loudness: number,
): Ticking {
  const waiting = audibleTicks(ticks);
  const output = audio.createGain();
  output.gain.value = loudness;
  output.connect(audio.destination);

  const schedule = () => {
    // On a suspended clock the ticks would pile up and all play the moment it runs.
    if (audio.state !== 'running') return;
    const elapsed = performance.now() - startedAt;
    while (waiting[0] && waiting[0].at < elapsed + ahead) {
      const { at, nearness } = waiting.shift() as Tick;
      const wait = (at - elapsed) / 1000;
      if (wait >= 0) click(audio, output, audio.currentTime + wait, pitchOf(nearness));
    }
  };
  schedule();
  audio.addEventListener('statechange', schedule);
  const timer = setInterval(schedule, between);
  return {
    setLoudness: (changed) => {
      output.gain.value = changed;
    },
    end: () => {
      clearInterval(timer);
      audio.removeEventListener('statechange', schedule);
      // The tick with which the wheel comes to rest still sounds.
      setTimeout(() => output.disconnect(), 2000 * clickTime);
    },
  };
}

const clickTime = 0.03;

/** An octave and a half between an edge and the middle of a slice. */
const pitchOf = (nearness?: number): number => (nearness === undefined ? 1 : 2 ** (1.5 * nearness - 1));

/** A tongue of hard plastic that snaps off a peg. */
function click(audio: AudioContext, output: AudioNode, time: number, pitch: number): void {
  const tone = audio.createOscillator();
  const fading = audio.createGain();
  tone.type = 'triangle';
  tone.frequency.setValueAtTime(2400 * pitch, time);
  tone.frequency.exponentialRampToValueAtTime(700 * pitch, time + clickTime);
  fading.gain.setValueAtTime(0.6, time);
  fading.gain.exponentialRampToValueAtTime(0.001, time + clickTime);
  tone.connect(fading).connect(output);
  tone.start(time);
  tone.stop(time + clickTime);
}
