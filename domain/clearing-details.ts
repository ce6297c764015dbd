// What LLG and RTGS need about a payee, beside the account and the name.
export const clearingDetails = ['clearingCode', 'addressLine1', 'category', 'citizenship', 'residency'] as const;
export type ClearingDetail = (typeof clearingDetails)[number];

type Details = { readonly [Name in ClearingDetail | 'addressLine2' | 'addressLine3']?: string | undefined };

export const missingForClearing = (known: Details): ClearingDetail[] =>
  clearingDetails.filter((detail) => !known[detail]);

/** Fills in what a favorite does not have from a form; what the favorite has stays. */
export function withMissingDetails<Known extends Details>(known: Known, typed: Details): Known {
  const missing = missingForClearing(known);
  const lines = missing.includes('addressLine1') ? (['addressLine2', 'addressLine3'] as const) : [];
  const taken = [...missing, ...lines].flatMap((name) => (typed[name] ? [[name, typed[name]]] : []));
  return { ...known, ...Object.fromEntries(taken) };
}
