// The sounds of a game, made in the browser: dice, a pencil, ink, a danger, the podium. No DOM: an audio context is
// handed in.

/** @typedef {"roll" | "pencil" | "ink" | "danger" | "end"} Moment */

/** A short noise through a filter, as of something hard or rough. @typedef {{at: number, lasts: number, hertz: number, sharp: number, loud: number}} Knock */
/** A note that fades. @typedef {{at: number, lasts: number, hertz: number, to?: number, loud: number}} Note */

/** @type {Record<Moment, {knocks?: Knock[], notes?: Note[]}>} */
const SCORES = {
  roll: {
    knocks: [0, 0.07, 0.13, 0.22, 0.3, 0.41, 0.47, 0.58].map((at, number) => ({
      at, lasts: 0.045, hertz: [1900, 2600, 1500, 2300, 1700, 2800, 1400, 2000][number] ?? 2000, sharp: 4, loud: 0.5 - at * 0.5,
    })),
  },
  pencil: { knocks: [{ at: 0, lasts: 0.09, hertz: 5200, sharp: 0.8, loud: 0.1 }, { at: 0.1, lasts: 0.07, hertz: 4300, sharp: 0.8, loud: 0.08 }] },
  ink: { knocks: [{ at: 0, lasts: 0.06, hertz: 420, sharp: 1.5, loud: 0.5 }] },
  danger: { notes: [{ at: 0, lasts: 0.5, hertz: 196, to: 147, loud: 0.3 }, { at: 0.28, lasts: 0.8, hertz: 147, to: 98, loud: 0.3 }] },
  end: { notes: [523, 659, 784, 1047].map((hertz, number) => ({ at: number * 0.14, lasts: number === 3 ? 1.1 : 0.3, hertz, loud: 0.22 })) },
};

const LOUDNESS = 0.4;
const SILENT = 0.0001;
const ATTACK = 0.008;

/** Play the sound of a moment; returns how many seconds it lasts. @param {BaseAudioContext} audio @param {Moment} moment */
export function play(audio, moment) {
  const out = new GainNode(audio, { gain: LOUDNESS });
  out.connect(audio.destination);
  const { knocks = [], notes = [] } = SCORES[moment];
  for (const { at, lasts, hertz, sharp, loud } of knocks) {
    const noise = new AudioBufferSourceNode(audio, { buffer: noiseOf(audio) });
    start(noise, new BiquadFilterNode(audio, { type: "bandpass", frequency: hertz, Q: sharp }), { audio, out, at, lasts, loud });
  }
  for (const { at, lasts, hertz, to, loud } of notes) {
    const tone = new OscillatorNode(audio, { type: "triangle", frequency: hertz });
    if (to) tone.frequency.exponentialRampToValueAtTime(to, audio.currentTime + at + lasts);
    start(tone, null, { audio, out, at, lasts, loud });
  }
  return Math.max(...[...knocks, ...notes].map(({ at, lasts }) => at + lasts));
}

/**
 * Let a source sound through a filter and fade.
 * @param {AudioScheduledSourceNode} source
 * @param {BiquadFilterNode | null} filter
 * @param {{audio: BaseAudioContext, out: AudioNode, at: number, lasts: number, loud: number}} how
 */
function start(source, filter, { audio, out, at, lasts, loud }) {
  const begins = audio.currentTime + at;
  const fade = new GainNode(audio, { gain: SILENT });
  fade.gain.setValueAtTime(SILENT, begins);
  fade.gain.exponentialRampToValueAtTime(Math.max(loud, SILENT), begins + ATTACK);
  fade.gain.exponentialRampToValueAtTime(SILENT, begins + lasts);
  (filter ? source.connect(filter) : source).connect(fade).connect(out);
  source.start(begins);
  source.stop(begins + lasts);
}

/** @type {WeakMap<BaseAudioContext, AudioBuffer>} */
const noises = new WeakMap();

/** A fifth of a second of noise. @param {BaseAudioContext} audio */
function noiseOf(audio) {
  let noise = noises.get(audio);
  if (!noise) {
    noise = new AudioBuffer({ length: Math.ceil(audio.sampleRate / 5), sampleRate: audio.sampleRate });
    const samples = noise.getChannelData(0);
    for (let at = 0; at < samples.length; at++) samples[at] = Math.random() * 2 - 1;
    noises.set(audio, noise);
  }
  return noise;
}
