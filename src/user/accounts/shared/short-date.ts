/** Day and month without the year: 17 Nov. */
export const withoutYear = (date: string) => date.split(' ').slice(0, 2).join(' ');
