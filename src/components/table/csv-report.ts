/** A list as the bank writes it to a file: the columns of the list, for a spreadsheet. */
export const csvReport = { formatType: 'CSV', formatSubType: 'STANDARD' } as const;
