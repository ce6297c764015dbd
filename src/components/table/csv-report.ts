/** The format in which the bank writes the columns of a list for a spreadsheet. */
export const csvReport = { formatType: 'CSV', formatSubType: 'STANDARD' } as const;
