import { ShownAccount } from '../../../components/money/shown-account.tsx';
import { AccountTags, type Warned } from './account-tags.tsx';
import { FavoriteStar, type Starred } from './favorite-star.tsx';

export interface NamedAccount extends Starred, Warned {
  readonly accountNumber: string;
}

/** The first cell of every list of accounts: star, name, number and warnings. */
export function AccountName({ account }: { readonly account: NamedAccount }) {
  return (
    <span className="flex min-w-0 items-start gap-1.5">
      <FavoriteStar key={account.accountNumber} account={account} />
      <span className="flex min-w-0 flex-col gap-0.5">
        <span className="flex flex-wrap items-center gap-x-2 gap-y-1 pt-0.5">
          <span className="font-medium">{account.accountName}</span>
          <AccountTags account={account} />
        </span>
        <span className="text-sm font-normal text-ink-soft">
          <ShownAccount number={account.accountNumber} />
        </span>
      </span>
    </span>
  );
}
