// Who plays in a story, and what all its kinds of payment ask the bank.
import type { CasaAccount } from '../../generated/types.ts';
import { formatMoney } from '../../domain/money-format.ts';
import { fromWire, sum, type Money, type WireMoney } from '../../domain/money.ts';
import { StoryBroken, type Narrator } from './narrator.ts';
import type { Person, Visitor } from './person.ts';

export interface Cast {
  readonly maker: Person;
  readonly verifier: Person;
  readonly approver: Person;
  readonly releaser: Person;
}

export interface Scene {
  readonly visitor: Visitor;
  readonly cast: Cast;
  readonly narrator: Narrator;
}

/** What filling in a form needs of a scene. */
export interface Desk {
  readonly cast: { readonly maker: Pick<Person, 'do'> };
  readonly narrator: Narrator;
}

/** A story can run twice on one day, so the duplicate warning is confirmed. */
export const confirmed = ['possible-duplicate'];

export function read(wire: WireMoney | null): Money {
  const found = wire && fromWire(wire);
  if (!found?.ok) throw new StoryBroken(`${JSON.stringify(wire)} is no amount`);
  return found.value;
}

export const inWords = (wire: WireMoney | null) => formatMoney(read(wire), 'EN');

export function sumOf(wires: readonly WireMoney[]): Money {
  const total = sum(wires.map(read), 'IDR');
  if (!total.ok) throw new StoryBroken('the amounts are in several currencies');
  return total.value;
}

export async function debitAccount({ maker }: Desk['cast'], currency = 'IDR'): Promise<CasaAccount> {
  const { items } = await maker.do<{ items: CasaAccount[] }>('listCasaAccounts', {});
  const found = items.find((account) => account.accountCurrency === currency && account.status === 'active');
  if (!found) throw new StoryBroken(`the maker has no account in ${currency} to pay from`);
  return found;
}

export const fromAccountOf = ({ accountId, accountNumber, accountName, accountCurrency }: CasaAccount) => ({
  id: accountId,
  number: accountNumber,
  alias: accountName,
  currency: accountCurrency,
});
