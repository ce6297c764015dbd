/** Writes the token of prepaid electricity in groups of four digits, as the customer types it into the meter. */
export const groupedToken = (token: string): string => token.replaceAll(/(\d{4})(?=\d)/g, '$1 ');
