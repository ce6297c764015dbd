/** The bank itself, as other banks' directories name it. */
export const ownBank = { bankCode: '013', bankName: 'Bank Permata' } as const;
