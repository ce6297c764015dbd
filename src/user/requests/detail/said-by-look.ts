import type { RequestFlag, SecondLook, SecondLookKind } from '../../../../generated/types.ts';

/** A second look says more than the flag, because it names the other payments. */
const saidBy: Readonly<Partial<Record<RequestFlag, readonly SecondLookKind[]>>> = {
  'possible-duplicate': ['same-amount'],
  // The first says that the account is new for this payee, the others that it was paid since the submission.
  'first-time-payee': ['other-account', 'payee-renamed', 'unusual-amount'],
};

export const isSaidByLook = (flag: RequestFlag, looks: readonly Pick<SecondLook, 'kind'>[]): boolean =>
  looks.some(({ kind }) => saidBy[flag]?.includes(kind));
