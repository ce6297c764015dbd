// What the payee's bank, the biller or the provider refuses of a favorite of the company, and the debited account.
import { expect, test } from 'vitest';
import { onEmbeddedDatabase } from './on-databases.ts';
import { ask } from './lookup-calls.ts';
import { undeclaredIn } from './reached-codes.ts';
import { refuseAccount } from './refusal-causes.ts';
import { addRequestBank, user } from './request-bank.ts';
import { fromOperasional } from './transfer-bank.ts';
import { local, unknownThere } from './unknown-payees.ts';

onEmbeddedDatabase('what is refused of a favorite of the company', addRequestBank, (bank) => {
  async function codeOf(form: object): Promise<string> {
    const favorite = { ...form, shareFavoriteWith: { scope: 'company', subUserGroups: [] } };
    const { code } = await ask(bank(), 'createCompanyFavorite', { user: user('SYSADMIN01'), body: { favorite } });
    const undeclared = ['createCompanyFavorite', 'editCompanyFavorite'].flatMap((name) => undeclaredIn(name, [code]));
    expect(undeclared).toEqual([]);
    return code;
  }

  test.each(unknownThere)('code %s is answered about its payee, and declared', async (code, form) => {
    expect(await codeOf(form)).toBe(code);
  });

  test('an account that cannot be debited is refused with a declared code', async () => {
    const form = local('7001112203', { fromAccount: { id: fromOperasional.id } });
    await refuseAccount({ bank: bank(), answers: async () => [await codeOf(form)] }, 'acc-0001');
  });
});
