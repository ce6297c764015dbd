/** In the central bank's list the purposes from 2000 to 2099 are trade in goods. */
export const isTradePurpose = (code: string): boolean => /^20\d\d$/.test(code);
