/** Day and month, where the year goes without saying: 17 Nov. */
export const withoutYear = (date: string) => date.split(' ').slice(0, 2).join(' ');
