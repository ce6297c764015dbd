import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { speakCaptcha } from '../../server/session/captcha-audio.ts';
import { glyphs } from '../../server/session/captcha-glyphs.ts';
import { drawCaptcha } from '../../server/session/captcha-image.ts';

const sounds = new URL('../../server/session/captcha-sounds/', import.meta.url);
const svgOf = (image: string) => Buffer.from(image.split(',')[1] ?? '', 'base64').toString();

const average = (numbers: readonly number[]) => numbers.reduce((sum, number) => sum + number, 0) / numbers.length;

test.each(['en', 'id'])('every sign that is drawn can be spoken (%s)', (language) => {
  const spoken = readdirSync(new URL(language, sounds)).map((name) => name.replace('.wav', ''));
  expect(spoken.toSorted()).toEqual(Object.keys(glyphs).toSorted());
});

test('the same signs never make the same picture twice, and no picture names them', () => {
  const pictures = Array.from({ length: 20 }, () => svgOf(drawCaptcha('k7m2x')));
  expect(new Set(pictures).size).toBe(20);
  for (const picture of pictures) expect(picture).not.toMatch(/<text|k7m2x|id=|class=/);
});

test('pieces of signs and of noise lie mixed in the file and share their widths', () => {
  const widths = [...svgOf(drawCaptcha('23456')).matchAll(/stroke-width="([\d.]+)"/g)].map(([, width]) =>
    Number(width),
  );
  const firstHalf = widths.slice(0, widths.length / 2);
  expect(Math.abs(average(firstHalf) - average(widths))).toBeLessThan(0.5);
  expect(widths.filter((width) => width > 2.3 && width < 2.7).length).toBeGreaterThan(3);
});

test('picture and recording fit the contract, and the recording lasts as long as speech does', async () => {
  expect(drawCaptcha('88888').length).toBeLessThan(60_000);
  const audio = await speakCaptcha('99999', 'ID');
  expect(audio.length).toBeLessThan(400_000);
  const seconds = Buffer.from(audio.split(',')[1] ?? '', 'base64').length / 8000;
  expect(seconds).toBeGreaterThan(3);
});
