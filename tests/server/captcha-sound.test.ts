// Measures whether the characters of a spoken captcha can be distinguished.
import { expect, test } from 'vitest';
import { speakCaptcha } from '../../server/session/captcha-audio.ts';

const rate = 8000;
const headerBytes = 44;
const windowSamples = rate / 50;
/** The speech of one character has no silence longer than this. */
const windowsOfPause = 13;

const root = (numbers: readonly number[]) =>
  Math.sqrt(numbers.reduce((sum, number) => sum + number * number, 0) / numbers.length);

function loudnessOf(samples: readonly number[]): number[] {
  const count = Math.floor(samples.length / windowSamples);
  return Array.from({ length: count }, (_, index) =>
    root(samples.slice(index * windowSamples, (index + 1) * windowSamples)),
  );
}

/** The number of characters: stretches of sound between pauses. */
function stretchesIn(isSound: readonly boolean[]): number {
  let stretches = 0;
  let quiet = windowsOfPause;
  for (const sounds of isSound) {
    if (sounds && quiet >= windowsOfPause) stretches += 1;
    quiet = sounds ? 0 : quiet + 1;
  }
  return stretches;
}

function heard(audio: string) {
  const file = Buffer.from(audio.split(',')[1] ?? '', 'base64');
  const samples = Array.from(file.subarray(headerBytes), (sample) => sample - 128);
  const loudness = loudnessOf(samples);
  const noise = loudness.toSorted((left, right) => left - right)[Math.floor(loudness.length / 5)] ?? 0;
  const isSound = loudness.map((value) => value > Math.max(noise * 2.2, 6));
  const ofSpeech = root(loudness.filter((_, index) => isSound[index]));
  const ofNoise = root(loudness.filter((_, index) => !isSound[index]));
  return {
    file,
    seconds: samples.length / rate,
    peak: Math.max(...samples.map(Math.abs)),
    aboveNoise: 20 * Math.log10(ofSpeech / ofNoise),
    signs: stretchesIn(isSound),
  };
}

test.each([
  ['EN', 'k7m2x'],
  ['EN', '8jk3w'],
  ['ID', 'r4x95'],
  ['ID', 'wjm6k'],
] as const)(
  'a spoken captcha is five separate characters, well above the noise and never clipped (%s %s)',
  async (language, text) => {
    const { file, seconds, peak, aboveNoise, signs } = heard(await speakCaptcha(text, language));
    expect([file.toString('latin1', 0, 4), file.readUInt32LE(4), file.readUInt32LE(24), file.readUInt32LE(40)]).toEqual(
      ['RIFF', file.length - 8, rate, file.length - headerBytes],
    );
    expect(signs).toBe(text.length);
    expect(aboveNoise).toBeGreaterThan(9);
    expect(peak).toBeGreaterThan(60);
    expect(peak).toBeLessThan(127);
    expect(seconds).toBeLessThan(15);
  },
);
