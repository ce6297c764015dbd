import type { DebitAccountChoice } from '../../../generated/types.ts';
import type { Fact } from '../../ui/key-value-list.tsx';
import { FromAccount } from './from-account.tsx';

/** The account that pays the fees; undefined if none was chosen, or if only its identifier is known. */
export function feeAccountFact(account: Partial<DebitAccountChoice> | undefined, label: string): Fact | undefined {
  const { alias = '', number = '' } = account ?? {};
  return alias || number ? { label, value: <FromAccount alias={alias} number={number} /> } : undefined;
}
