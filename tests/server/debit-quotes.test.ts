// A debit is checked against the available balance, and is an amount that the contract can express.
import { beforeAll, expect, test } from 'vitest';
import { sql } from 'kysely';
import type { PaymentValidation } from '../../generated/types.ts';
import { emptyAccount } from './account-money.ts';
import { onBothDatabases } from './on-databases.ts';
import { addRequestBank } from './request-bank.ts';
import { askAs, bifastForm, fromOperasional, idr, siti } from './transfer-bank.ts';

onBothDatabases('a debit', addRequestBank, (bank) => {
  beforeAll(async () => {
    await emptyAccount(bank().services.db, 1_000_000_00n);
  });

  async function notesOn(amount: string): Promise<string[]> {
    const answer = await askAs(bank(), siti, 'validateLocalTransfer', { form: bifastForm(amount) });
    return (answer.output as PaymentValidation).notes.map(({ kind }) => kind);
  }

  const allowOverdraft = (limit: string) =>
    bank()
      .services.db.updateTable('accounts')
      .set({ details: sql`details || jsonb_build_object('overdraftLimit', ${limit}::text)` })
      .where('company_id', '=', 'NUSANTARA')
      .where('account_id', '=', fromOperasional.id)
      .execute();

  test('is reported as more than the account has only if the overdraft does not cover it either', async () => {
    expect(await notesOn('1500000.00')).toContain('balance-low');
    await allowOverdraft('600000.00');
    expect(await notesOn('1500000.00')).not.toContain('balance-low');
    expect(await notesOn('1700000.00')).toContain('balance-low');
  });

  test('that is too long to be shown with its fee is refused as an amount', async () => {
    const more = { transferType: 'BIFAST', charges: { chargeTransactionFeeTo: 'REMITTER' } };
    const question = { ...more, fromAccountId: fromOperasional.id, amount: idr('999999999999999999.00') };
    expect((await askAs(bank(), siti, 'quoteLocalTransferFee', question)).code).toBe('120');
  });

  test('of a local transfer in another currency than rupiah is refused before its fee is quoted', async () => {
    const amount = { value: '100.00', currency: 'USD' };
    const question = { transferType: 'OVB', fromAccountId: fromOperasional.id, amount };
    expect((await askAs(bank(), siti, 'quoteLocalTransferFee', question)).code).toBe('98');
  });
});
