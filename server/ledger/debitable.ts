import { Refusal } from '../refusal.ts';

const debitKinds: readonly string[] = ['CA', 'SA'];

/** Throws a Refusal unless the account is an active current or savings account. */
export function checkDebitable({ kind, status }: { readonly kind: string; readonly status: string }): void {
  if (status === 'blocked') throw new Refusal('90');
  if (status !== 'active') throw new Refusal('91');
  if (!debitKinds.includes(kind)) throw new Refusal('93');
}
