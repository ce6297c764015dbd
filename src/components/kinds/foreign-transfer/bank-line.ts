interface Bank {
  readonly bankCode: string;
  readonly bankAddress: string;
}

/** "BIC DEUTDEFF · Taunusanlage 12 Frankfurt", below the bank that was chosen. */
export const bankLine = ({ bankCode, bankAddress }: Bank, bic: string): string =>
  [`${bic} ${bankCode}`, bankAddress].filter(Boolean).join(' · ');
