import { readdirSync } from 'node:fs';
import { PNG } from 'pngjs';
import { expect, test } from 'vitest';
import { speakCaptcha } from '../../server/session/captcha-audio.ts';
import { glyphs } from '../../server/session/captcha-glyphs.ts';
import { drawCaptcha } from '../../server/session/captcha-image.ts';

const sounds = new URL('../../server/session/captcha-sounds/', import.meta.url);
test.each(['en', 'id'])('every character that is drawn can be spoken (%s)', (language) => {
  const spoken = readdirSync(new URL(language, sounds)).map((name) => name.replace('.wav', ''));
  expect(spoken.toSorted()).toEqual(Object.keys(glyphs).toSorted());
});

test('the same characters never make the same picture twice, and it is a bitmap without strokes', () => {
  const pictures = Array.from({ length: 20 }, () => drawCaptcha('k7m2x'));
  expect(new Set(pictures).size).toBe(20);
  for (const picture of pictures) {
    expect(picture).toMatch(/^data:image\/png;base64,/);
    const { width, height } = PNG.sync.read(Buffer.from(picture.split(',')[1] ?? '', 'base64'));
    expect([width, height]).toEqual([576, 192]);
  }
});

test('picture and recording fit the contract, and the recording lasts as long as speech does', async () => {
  expect(drawCaptcha('88888').length).toBeLessThan(60_000);
  const audio = await speakCaptcha('99999', 'ID');
  expect(audio.length).toBeLessThan(400_000);
  const seconds = Buffer.from(audio.split(',')[1] ?? '', 'base64').length / 8000;
  expect(seconds).toBeGreaterThan(3);
});
