let audio: AudioContext | null = null;

/** Two short soft notes; browsers allow it once the page was touched. */
export function ring(): void {
  try {
    audio ??= new AudioContext();
    if (audio.state === 'suspended') void audio.resume();
    note(audio, 659.26, 0);
    note(audio, 880, 0.14);
  } catch {
    // No sound here: the title says it as well.
  }
}

function note(context: AudioContext, pitch: number, delay: number): void {
  const at = context.currentTime + delay;
  const oscillator = context.createOscillator();
  const gain = context.createGain();
  oscillator.type = 'sine';
  oscillator.frequency.value = pitch;
  gain.gain.setValueAtTime(0.0001, at);
  gain.gain.exponentialRampToValueAtTime(0.12, at + 0.02);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + 0.35);
  oscillator.connect(gain).connect(context.destination);
  oscillator.start(at);
  oscillator.stop(at + 0.4);
}
