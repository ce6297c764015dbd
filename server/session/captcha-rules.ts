// What makes the picture of a captcha legible, in numbers; tests/server/captcha-picture.test.ts measures 200 pictures.

export const captchaRules = {
  /** Signs stand out of the ground as WCAG asks of text at its strictest (AAA). */
  leastSignContrast: 7,
  /** False strokes stand out of the ground less than WCAG asks of any shape that has to be seen (3:1). */
  mostNoiseContrast: 2.2,
  /** Where a sign crosses a false stroke, it stands out of it as text does (AA). */
  leastSignOverNoise: 4.5,
  /** A false stroke and a cut are at most half as wide as the strokes of a sign. */
  mostNoiseWidth: 0.5,
  /** A sign is at least this part of the picture's height, m and its like excepted, which are two thirds of it. */
  leastSignHeight: 0.36,
  /** The boxes around two neighbours share at most this part of the narrower one's width. */
  mostBoxOverlap: 0.2,
  /** At most this part of a sign's ink lies on one of its neighbours. */
  mostInkOverlap: 0.06,
  /** At most this part of a sign's ink is taken away by the cuts through it. */
  mostInkCut: 0.12,
} as const;
