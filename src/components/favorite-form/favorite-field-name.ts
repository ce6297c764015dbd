const places: readonly (readonly [RegExp, string])[] = [
  [/^(form|favorite)\./, ''],
  [/^(beneficiary|proxy)/, 'payee.$1'],
  [/^shareFavoriteWith/, 'sharing'],
  [/^(chargeInstruction|chargeTransactionFeeTo)/, 'charges.$1'],
];

/** The name of the form's field, from the path that the bank names in a refusal. */
export const favoriteFieldName = (path: string): string =>
  places.reduce((name, [from, to]) => name.replace(from, to), path);
