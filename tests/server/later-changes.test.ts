// Payments of every kind at every stage, after which the bank, the biller, the state or the company changes something: each
// goes on or is refused with a declared code, is debited as it is shown, and stays readable in both languages.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type {
  FavoriteSummary,
  ReportProgress,
  RequestRepair,
  SubmitReceipt,
  TransactionDetail,
} from '../../generated/types.ts';
import { checkLedger } from '../../server/ledger/check-ledger.ts';
import { changes, changesFor, kinds, withChanges, type ChangeName, type KindName } from './later-changes.ts';
import { formOf, keyOf, laterCalls } from './later-payments.ts';
import { onEmbeddedDatabase } from './on-databases.ts';
import { dated } from './refusal-causes.ts';
import { returnedRequest } from './refused-repairs.ts';
import { bearerOf } from './people.ts';
import { addRequestBank, runJobs, user } from './request-bank.ts';

/** RUNS=500 takes some minutes; SEED starts with others. */
const numRuns = Number(process.env['RUNS'] ?? 24);
const seed = Number(process.env['SEED'] ?? 20261128);
const patience = 3_600_000;
const morning = new Date('2026-11-23T09:00:00+07:00');
const itsDay = '2026-11-25';
const kindNames = Object.keys(kinds) as KindName[];

onEmbeddedDatabase('a payment that is older than a change', addRequestBank, (bank) => {
  const { answers, asked, read, decideAll, expectShown, finish, pay, submitted, confirmed } = laterCalls(bank);
  let number = 0;

  function formOfNext(name: KindName, more: object = {}): Promise<object> {
    number += 1;
    return kinds[name].form(bank(), number, more);
  }

  async function paid(name: KindName): Promise<TransactionDetail> {
    const receipt = await submitted(name, await formOfNext(name));
    await decideAll('before the change', name, receipt);
    await runJobs(bank());
    return expectShown('before the change', name, receipt);
  }

  /** As the portal: it reads the payment, asks about the payee again and fills in the form. */
  async function payAgain(about: string, name: KindName, { refNo }: TransactionDetail, more: object): Promise<void> {
    const kind = kinds[name];
    const form = formOf(await read<TransactionDetail>('getTransaction', { refNo, menuAccess: kind.menuAccess }));
    if ('billingId' in form) await asked(about, 'inquireTaxBilling', { billingId: form.billingId });
    if ('payeeDetails' in form && 'inquire' in kind)
      await asked(about, kind.inquire, { payeeDetails: form.payeeDetails });
    const again = 'timing' in form ? { ...form, timing: { kind: 'immediate' }, ...more } : form;
    await pay(about, name, again);
  }

  async function keepPayee({ refNo }: TransactionDetail): Promise<string> {
    const shareFavoriteWith = { scope: 'private', subUserGroups: [] };
    const body = { refNo, favoriteName: `Langganan ${number}`, shareFavoriteWith };
    return (await read<FavoriteSummary>('submitFavoriteFromTransaction', body)).favoriteId;
  }

  async function repair(about: string, name: KindName, receipt: SubmitReceipt): Promise<void> {
    const { menuAccess, validate, resubmit } = kinds[name];
    const { taskId, refNo } = receipt;
    const { code } = await asked(about, 'getRequestRepair', { taskId, refNo, menuAccess });
    if (code !== '00') return;
    const { request } = await read<RequestRepair>('getRequestRepair', { taskId, refNo, menuAccess });
    const form = formOf(request.transaction);
    await asked(about, validate, { form, refNo });
    const sent = await asked(about, resubmit, { ...keyOf(receipt), form, confirmed });
    if (sent.code === '00') await finish(about, name, sent.output as SubmitReceipt);
  }

  async function collectByAnother(about: string, { refNo }: TransactionDetail): Promise<void> {
    bank().setTime(new Date('2026-11-27T09:30:00+07:00'));
    await runJobs(bank());
    const { revision } = await read<TransactionDetail>('getTransaction', { refNo, menuAccess: 'CHQ_BOOK' });
    const authorizers = [{ name: 'Ratna Kusuma', position: 'Direktur Utama' }];
    await asked(about, 'changePickup', { refNo, revision, pickup: { pickupMethod: 'in-person', authorizers } });
    await read('getTransaction', { refNo, menuAccess: 'CHQ_BOOK' });
  }

  /** Each leads a payment to its stage, and returns what is done with it after the change. */
  const stages = {
    async prepared(name: KindName) {
      const form = await formOfNext(name);
      return (about: string) => pay(about, name, form);
    },
    async waiting(name: KindName) {
      const receipt = await submitted(name, await formOfNext(name));
      return (about: string) => finish(about, name, receipt);
    },
    async decided(name: KindName) {
      const receipt = await submitted(name, await formOfNext(name));
      await decideAll('before the change', name, receipt);
      return async (about: string) => {
        await runJobs(bank());
        await expectShown(about, name, receipt);
      };
    },
    async dated(name: KindName) {
      const receipt = await submitted(name, await formOfNext(name, name === 'cheque books' ? {} : dated(itsDay)));
      await decideAll('before the change', name, receipt);
      return async (about: string) => {
        await expectShown(about, name, receipt);
        bank().setTime(new Date(`${itsDay}T09:30:00+07:00`));
        await runJobs(bank());
        await expectShown(about, name, receipt);
      };
    },
    async returned(name: KindName) {
      const receipt = await submitted(name, await formOfNext(name));
      await returnedRequest(bank(), { ...keyOf(receipt), menuAccess: kinds[name].menuAccess });
      return (about: string) => repair(about, name, receipt);
    },
    async paid(name: KindName) {
      const before = await paid(name);
      return (about: string) => payAgain(about, name, before, {});
    },
    async kept(name: KindName) {
      const before = await paid(name);
      if (name === 'cheque books') return (about: string) => collectByAnother(about, before);
      // Taxes have no favorites.
      if (name === 'a tax') return (about: string) => payAgain(about, name, before, {});
      const favoriteId = await keepPayee(before);
      return async (about: string) => {
        await read('getFavorite', { favoriteId });
        await read('listUsableFavorites', { filter: { paymentType: kinds[name].menuAccess } });
        const byFavorite = 'inquire' in kinds[name] ? { favoriteId } : { payee: { kind: 'favorite', favoriteId } };
        await payAgain(about, name, before, byFavorite);
      };
    },
  };
  const stageNames = Object.keys(stages) as (keyof typeof stages)[];

  const cases = fc.constantFrom(...kindNames).chain((name) =>
    fc.record({
      name: fc.constant(name),
      stage: fc.constantFrom(...stageNames),
      changed: fc.uniqueArray(fc.constantFrom(...changesFor(name)), { minLength: 1, maxLength: 2 }),
    }),
  );

  test(
    'goes on or is refused with a declared code, is debited as it is shown and stays readable',
    { timeout: patience },
    async () => {
      const property = fc.asyncProperty(cases, async ({ name, stage, changed }) => {
        bank().setTime(morning);
        await bank().services.db.deleteFrom('rate_limits').execute();
        const goOn = await stages[stage](name);
        await withChanges(bank(), changed, () => goOn(`${name}, ${stage}: ${changed.join(' and ')}`));
      });
      await fc.assert(property, { numRuns, seed, endOnFailure: true });
      expect(await checkLedger(bank().services.db)).toEqual([]);
      expect(answers.size).toBeGreaterThan(numRuns / 2);
    },
  );

  test.each(['CSV', 'PDF'])('is in a file of type %s that is made after all of the changes', async (formatType) => {
    const format = { formatType, formatSubType: 'STANDARD' };
    await withChanges(bank(), Object.keys(changes) as ChangeName[], async () => {
      for (const language of ['en', 'id'] as const) {
        const { id } = await read<ReportProgress>(
          'generateTransactionStatusReport',
          { ...format, listStatus: 'all' },
          language,
        );
        await runJobs(bank());
        const query = new URLSearchParams({ fileId: id, ...format, reportSource: 'request' });
        const url = `/api/download/report/online/download?${query}`;
        const headers = await bearerOf(bank(), user('MAKER01'));
        const { statusCode, rawPayload } = await bank().app.inject({ method: 'GET', url, headers });
        expect({ language, statusCode, isEmpty: rawPayload.length < 200 }).toMatchObject({
          statusCode: 200,
          isEmpty: false,
        });
      }
    });
  });
});
