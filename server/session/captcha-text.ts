import { randomInt } from 'node:crypto';

const length = 5;
/** No two signs look or sound alike, even when rotated. */
export const captchaSigns = '23456789jkmrwx';

export const randomText = (): string =>
  Array.from({ length }, () => captchaSigns[randomInt(captchaSigns.length)]).join('');
