/** An audio context whose clock the test moves and that records what it plays. */
export function silentAudio(state: AudioContextState = 'running') {
  const times: number[] = [];
  const pitches: number[] = [];
  const listeners = new Set<() => void>();
  let connected = 0;
  const destination = {};
  const ramps = { setValueAtTime: () => {}, exponentialRampToValueAtTime: () => {}, value: 1 };
  let output = { value: 0 };
  const node = () => {
    const gain = { ...ramps };
    return {
      gain,
      frequency: { ...ramps, setValueAtTime: (hertz: number) => void pitches.push(hertz) },
      connect: (target: unknown) => {
        if (target !== destination) return target;
        connected += 1;
        output = gain;
        return target;
      },
      disconnect: () => {
        connected -= 1;
      },
      start: (time: number) => void times.push(time),
      stop: () => {},
    };
  };
  const clock = {
    state,
    currentTime: 0,
    destination,
    createGain: node,
    createOscillator: node,
    addEventListener: (_: string, run: () => void) => void listeners.add(run),
    removeEventListener: (_: string, run: () => void) => void listeners.delete(run),
  };
  return {
    context: clock as unknown as AudioContext,
    times,
    pitches,
    isConnected: () => connected > 0,
    loudness: () => output.value,
    runTo: (seconds: number) => {
      clock.currentTime = seconds;
    },
    resume: () => {
      clock.state = 'running';
      for (const run of listeners) run();
    },
  };
}
