/** Up to three digits and their power of a thousand, highest power first. */
export type ThousandGroup = { readonly value: number; readonly power: number };

export function thousandGroups(number: bigint): ThousandGroup[] {
  const groups: ThousandGroup[] = [];
  let rest = number;
  for (let power = 0; rest > 0n; power += 1) {
    const value = Number(rest % 1_000n);
    if (value > 0) groups.unshift({ value, power });
    rest /= 1_000n;
  }
  return groups;
}

export function joinWords(...words: (string | undefined)[]): string {
  return words.filter(Boolean).join(' ');
}
