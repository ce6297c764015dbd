import { describe, expect, test } from 'vitest';
import { read } from '../house/files.ts';

const AA = 4.5;
const AAA = 7;
const SHAPES = 3;

const tokens = new Map(
  [...read('src/ui/theme/tokens.css').matchAll(/--color-([\w-]+): light-dark\((#\w{6}), (#\w{6})\)/g)].map(
    ([, name = '', light = '', dark = '']) => [name, { light, dark }] as const,
  ),
);

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const part = Number.parseInt(colour.slice(start, start + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [high = 0, low = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a);
  return (high + 0.05) / (low + 0.05);
}

function colourOf(name: string, theme: 'light' | 'dark'): string {
  const token = tokens.get(name);
  if (!token) throw new Error(`The theme has no colour ${name}`);
  return token[theme];
}

const grounds = ['paper', 'surface', 'sunken', 'accent-soft'];
const on = (ground: string, least: number, ...texts: string[]) => texts.map((text) => [text, ground, least] as const);

const pairs = [
  ...grounds.flatMap((ground) => [...on(ground, AAA, 'ink'), ...on(ground, AA, 'ink-soft', 'accent')]),
  ...['wait', 'done', 'refused', 'inform'].flatMap((tone) => [
    ...on(`${tone}-soft`, AA, tone),
    ...on(`${tone}-soft`, AAA, 'ink'),
    ...on('surface', AA, tone),
    ...on('paper', AA, tone),
    ...on('surface', SHAPES, `${tone}-solid`),
    ...on('sunken', SHAPES, `${tone}-solid`),
  ]),
  ...on('surface', AAA, 'done'),
  ...on('accent', AA, 'on-accent'),
  ...on('accent-strong', AA, 'on-accent'),
  ...on('refused-solid', AA, 'on-refused'),
  ...on('refused', AA, 'on-refused'),
  ...on('ink', AAA, 'paper'),
  ...on('surface', SHAPES, 'line-strong', 'chart-1', 'chart-2', 'chart-3', 'chart-4', 'chart-5'),
  ...on('paper', SHAPES, 'line-strong'),
];

describe.each(['light', 'dark'] as const)('in the %s theme', (theme) => {
  test.each(pairs)('%s on %s has at least %d to 1', (text, ground, least) => {
    expect(contrast(colourOf(text, theme), colourOf(ground, theme))).toBeGreaterThanOrEqual(least);
  });
});
