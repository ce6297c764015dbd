/** This bank as it appears in other banks' directories. */
export const ownBank = { bankCode: '013', bankName: 'Bank Permata' } as const;

/** The BIC under which SWIFT reaches this bank. */
export const ownBic = 'BBBAIDJA';
