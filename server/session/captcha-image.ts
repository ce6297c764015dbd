// Draws the captcha as a bitmap: a vector image would give a script each stroke separately.
import { inkOf, inkWidth } from './captcha-ink.ts';
import { isLegible } from './captcha-legibility.ts';
import { composeCaptcha, type CaptchaScene } from './captcha-scene.ts';
import { greyPng } from './grey-png.ts';

/** The same in light and dark mode, so that the contrasts are the same, too. */
export const captchaGreys = { ground: 0xf4, noise: 0xb4, sign: 0x1e } as const;

const mixed = (below: number, above: number, covered: number) => below + ((above - below) * covered) / 255;

/** Composes scenes until one follows all rules; about one in a hundred does not. */
export function legibleScene(text: string): CaptchaScene {
  let scene = composeCaptcha(text);
  while (!isLegible(scene)) scene = composeCaptcha(text);
  return scene;
}

function dotsOf({ signs, noise, cuts }: CaptchaScene): Uint8Array {
  const [weak, ink, light] = [inkOf(noise), inkOf(signs.flat()), inkOf(cuts)];
  const { ground, noise: grey, sign } = captchaGreys;
  return ink.map((covered, at) => {
    const behind = mixed(ground, grey, weak[at] ?? 0);
    return Math.round(mixed(behind, sign, (covered * (255 - (light[at] ?? 0))) / 255));
  });
}

export const captchaPng = (text: string): Buffer => greyPng(dotsOf(legibleScene(text)), inkWidth);

export const drawCaptcha = (text: string): string => `data:image/png;base64,${captchaPng(text).toString('base64')}`;
