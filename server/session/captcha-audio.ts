// Speaks the signs of the captcha, each a little slower or faster, over a noise of other signs played backwards.
import { randomBytes, randomInt } from 'node:crypto';
import { readFile } from 'node:fs/promises';

export type SpokenLanguage = 'EN' | 'ID';

const rate = 8000;
const headerBytes = 44;
const silence = 128;
const murmurSigns = '23456789';

const kept = new Map<string, Promise<Uint8Array>>();

async function read(language: SpokenLanguage, sign: string): Promise<Uint8Array> {
  const url = new URL(`captcha-sounds/${language.toLowerCase()}/${sign}.wav`, import.meta.url);
  return (await readFile(url)).subarray(headerBytes);
}

// Each recording is read from disk once, because it never changes.
function soundOf(language: SpokenLanguage, sign: string): Promise<Uint8Array> {
  const key = language + sign;
  const sound = kept.get(key) ?? read(language, sign);
  kept.set(key, sound);
  return sound;
}

const waveOf = (sound: Uint8Array) => Array.from(sound, (sample) => sample - silence);

function atSpeed(samples: readonly number[], speed: number): number[] {
  return Array.from(
    { length: Math.floor(samples.length / speed) },
    (_, index) => samples[Math.floor(index * speed)] ?? 0,
  );
}

const pause = () => Array.from({ length: randomInt(rate * 0.35, rate * 0.7) }, () => 0);

async function speech(text: string, language: SpokenLanguage): Promise<number[]> {
  const sounds = await Promise.all([...text].map((sign) => soundOf(language, sign)));
  const spoken = sounds.map((sound) => atSpeed(waveOf(sound), randomInt(88, 113) / 100));
  return [...pause(), ...spoken.flatMap((samples) => [...samples, ...pause()])];
}

async function murmur(length: number, language: SpokenLanguage): Promise<number[]> {
  const samples: number[] = [];
  while (samples.length < length) {
    const sound = await soundOf(language, murmurSigns[randomInt(murmurSigns.length)] ?? '2');
    for (const sample of waveOf(sound).toReversed()) samples.push(sample);
  }
  return samples;
}

function waveFile(samples: Uint8Array): Buffer {
  const header = Buffer.alloc(headerBytes);
  header.write('RIFF', 0);
  header.writeUInt32LE(headerBytes - 8 + samples.length, 4);
  header.write('WAVEfmt ', 8);
  header.writeUInt32LE(16, 16);
  header.writeUInt16LE(1, 20);
  header.writeUInt16LE(1, 22);
  header.writeUInt32LE(rate, 24);
  header.writeUInt32LE(rate, 28);
  header.writeUInt16LE(1, 32);
  header.writeUInt16LE(8, 34);
  header.write('data', 36);
  header.writeUInt32LE(samples.length, 40);
  return Buffer.concat([header, samples]);
}

const clip = (sample: number) => Math.max(0, Math.min(255, Math.round(sample + silence)));

export async function speakCaptcha(text: string, language: SpokenLanguage): Promise<string> {
  const spoken = await speech(text, language);
  const behind = await murmur(spoken.length, language);
  const hiss = randomBytes(spoken.length);
  const mixed = spoken.map(
    (sample, index) => sample * 0.8 + (behind[index] ?? 0) * 0.1 + ((hiss[index] ?? 0) - 128) / 24,
  );
  return `data:audio/wav;base64,${waveFile(Uint8Array.from(mixed, clip)).toString('base64')}`;
}
