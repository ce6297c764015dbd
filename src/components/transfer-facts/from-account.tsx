import type { FromAccount as Account } from '../../../generated/types.ts';
import { ShownAccount } from '../money/shown-account.tsx';

export function FromAccount({ alias, number }: Pick<Account, 'alias' | 'number'>) {
  return (
    <>
      {alias} <ShownAccount number={number} />
    </>
  );
}
