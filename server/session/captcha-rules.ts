// The numbers that make a captcha picture legible; tests/server/captcha-picture.test.ts measures 200 pictures.

export const captchaRules = {
  /** The contrast of signs on the ground: what WCAG requires of text at level AAA. */
  leastSignContrast: 7,
  /** The contrast of false strokes on the ground: less than WCAG requires of any shape (3:1). */
  mostNoiseContrast: 2.2,
  /** The contrast of a sign on a false stroke: what WCAG requires of text at level AA. */
  leastSignOverNoise: 4.5,
  /** A false stroke and a cut are at most half as wide as the strokes of a sign. */
  mostNoiseWidth: 0.5,
  /** A sign has at least this part of the picture's height; low letters such as m have two thirds of that. */
  leastSignHeight: 0.36,
  /** The boxes around two neighbours share at most this part of the narrower one's width. */
  mostBoxOverlap: 0.2,
  /** At most this part of a sign's ink lies on one of its neighbours. */
  mostInkOverlap: 0.06,
  /** The cuts remove at most this part of a sign's ink. */
  mostInkCut: 0.12,
} as const;
