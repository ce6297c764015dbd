import { randomInt } from 'node:crypto';

const length = 5;
/** No sign that looks or sounds like another one here, turned a little or not. */
export const captchaSigns = '23456789jkmrwx';

export const randomText = (): string =>
  Array.from({ length }, () => captchaSigns[randomInt(captchaSigns.length)]).join('');
