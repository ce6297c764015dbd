// Measures 200 captcha pictures by the rules of legibility in captcha-rules.ts.
import { PNG } from 'pngjs';
import { describe, expect, test } from 'vitest';
import { captchaGreys, captchaPng, legibleScene } from '../../server/session/captcha-image.ts';
import { measureScene } from '../../server/session/captcha-legibility.ts';
import { captchaRules as rules } from '../../server/session/captcha-rules.ts';
import { boxOf, pictureHeight, pictureWidth } from '../../server/session/captcha-strokes.ts';
import { randomText } from '../../server/session/captcha-text.ts';

const small = 'mrwx';
const widest = ['wwwww', 'mmmmm', '88888', 'wxwxw', '2w4m8'];
const texts = [...widest, ...Array.from({ length: 195 }, randomText)];
const scenes = texts.map((text) => ({ text, ...legibleScene(text) }));

function luminance(grey: number): number {
  const part = grey / 255;
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
}

function contrast(one: number, other: number): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

describe('of 200 pictures', () => {
  test('characters stand out from the background and the false strokes, and false strokes stay weak', () => {
    const { ground, noise, sign } = captchaGreys;
    expect(contrast(sign, ground)).toBeGreaterThan(rules.leastSignContrast);
    expect(contrast(sign, noise)).toBeGreaterThan(rules.leastSignOverNoise);
    expect(contrast(noise, ground)).toBeLessThan(rules.mostNoiseContrast);
  });

  test('the file has these greys and nothing darker or lighter', () => {
    for (const text of texts.slice(0, 20)) {
      const { data } = PNG.sync.read(captchaPng(text));
      const greys = [...new Set(data.filter((_, at) => at % 4 === 0))].toSorted((a, b) => a - b);
      expect([greys[0], greys.at(-1)]).toEqual([captchaGreys.sign, captchaGreys.ground]);
    }
  });

  test('characters are whole, tall and drawn wider than any false stroke', () => {
    for (const { text, signs, noise, cuts } of scenes) {
      const thinnest = Math.min(...signs.flat().map(({ width }) => width));
      for (const { width } of [...noise, ...cuts])
        expect(width, text).toBeLessThanOrEqual(thinnest * rules.mostNoiseWidth);
      for (const [index, { left, right, top, bottom }] of signs.map(boxOf).entries()) {
        expect(Math.min(left, top, pictureWidth - right, pictureHeight - bottom), text).toBeGreaterThanOrEqual(0);
        const share = small.includes(text[index] ?? '') ? 2 / 3 : 1;
        expect(bottom - top, text).toBeGreaterThanOrEqual(rules.leastSignHeight * pictureHeight * share);
      }
    }
  });

  test('neighbours overlap little, and gaps cut little', () => {
    for (const { text, ...scene } of scenes) {
      const { inkCut, inkOverlap, boxOverlap } = measureScene(scene);
      expect(inkCut, text).toBeLessThanOrEqual(rules.mostInkCut);
      expect(inkOverlap, text).toBeLessThanOrEqual(rules.mostInkOverlap);
      expect(boxOverlap, text).toBeLessThanOrEqual(rules.mostBoxOverlap);
    }
  });
});

const stem = (x: number) => [{ width: 6, points: [[x, 20] as const, [x, 76] as const] }];

describe('the measure reports pictures that no one could read', () => {
  const scene = { signs: [stem(60), stem(80)], noise: [], cuts: [] };

  test('characters on top of each other', () => {
    expect(measureScene(scene)).toMatchObject({ inkCut: 0, inkOverlap: 0 });
    expect(measureScene({ ...scene, signs: [stem(60), stem(62)] }).inkOverlap).toBeGreaterThan(0.5);
  });

  test('a character cut along its stroke', () => {
    const cuts = [{ width: 2, points: [[60, 20] as const, [60, 76] as const] }];
    expect(measureScene({ ...scene, cuts }).inkCut).toBeGreaterThan(0.25);
  });
});
