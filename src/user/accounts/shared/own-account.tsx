import type { FromAccount } from '../../../../generated/types.ts';
import { ShownAccount } from '../../../components/money/shown-account.tsx';

/** An account of the company in a payment. */
export function OwnAccount({ account }: { readonly account: FromAccount }) {
  return (
    <span className="flex flex-col">
      <span>{account.alias}</span>
      <span className="text-sm font-normal text-ink-soft">
        <ShownAccount number={account.number} />
      </span>
    </span>
  );
}
