// Favorites of every kind, the maker's own and the company's, paid by every way: the kept payee is paid, or the refusal
// names its reason.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type {
  AdminTaskReceipt,
  CompanyPayee,
  FavoriteSummary,
  PaymentNote,
  SubmitReceipt,
  TransactionDetail,
} from '../../generated/types.ts';
import { errorCatalogue, type ErrorCode } from '../../generated/error-codes.ts';
import type { OperationId } from '../../generated/operations.ts';
import { billForm, electricity } from './bill-bank.ts';
import { dollars, favoriteAbroad, rupiah, tokyo } from './foreign-bank.ts';
import { ask, outputOf } from './lookup-calls.ts';
import { onEmbeddedDatabase } from './on-databases.ts';
import { addRequestBank, user } from './request-bank.ts';
import { approveTask } from './task-bank.ts';
import { credit100, phone, topUpForm } from './top-up-bank.ts';
import { endRequest, idr, payeeAtBca } from './transfer-bank.ts';

const ways = {
  LCY: ['validateLocalTransfer', 'submitLocalTransfer'],
  FCY: ['validateForeignTransfer', 'submitForeignTransfer'],
  BILL_PAY: ['validateBillPayment', 'submitBillPayment'],
  TOPUP: ['validateTopUp', 'submitTopUp'],
} as const satisfies Readonly<Record<string, readonly [OperationId, OperationId]>>;
type Way = keyof typeof ways;

const timing = { kind: 'immediate' };
const feeAccount = fc.option(fc.constantFrom(rupiah, dollars), { nil: undefined });
const feePayer = fc.constantFrom('REMITTER', 'BENEFICIARY');
const fromAccount = fc.constantFrom(rupiah, dollars);
const clearing = {
  ...payeeAtBca,
  clearingCode: '0140012',
  addressLine1: 'Jl. Mangga Dua Raya No. 8',
  citizenship: 'WNI',
  residency: '01',
  category: '01',
};

const local = fc.record({
  transferType: fc.constantFrom('BIFAST', 'ONLINE', 'LLG', 'RTGS', 'OVB'),
  fromAccount,
  transactionDetails: fc.record({
    amount: fc.constantFrom('60000.00', '150000000.00', '2000000000.00').map(idr),
  }),
  charges: fc.record({ chargeTransactionFeeTo: feePayer, feeAccount }),
  beneficiary: fc.constantFrom(undefined, undefined, clearing),
});

const foreign = fc.record({
  transferType: fc.constantFrom('TT', 'OVB'),
  fromAccount,
  transactionDetails: fc.record({
    amount: fc.record({
      value: fc.constantFrom('4.00', '75.00', '3000.00', '150000.00'),
      currency: fc.constantFrom('USD', 'EUR', 'JPY', 'SGD', 'IDR'),
    }),
    purposeCode: fc.constantFrom('2012', '2012', '2012', '2012', '9999'),
  }),
  charges: fc.record({
    chargeInstruction: fc.constantFrom('SHA', 'BEN', 'OUR'),
    chargeTransactionFeeTo: feePayer,
    feeAccount,
  }),
  deal: fc.constantFrom(undefined, { rateType: 'counter' }, { rateType: 'special', dealNumber: 'FX0000000001' }),
  remitterBeneficiaryRelationship: fc.constant('NON_AFFILIATED'),
  isRemitterSameAsBeneficiary: fc.boolean(),
});

/** Parts that are undefined are left out when the body is written as JSON. */
function paidTo(
  favoriteId: string,
  {
    beneficiary,
    charges,
    ...form
  }: { beneficiary?: object | undefined; charges?: object; transferType: string; transactionDetails: object },
): object {
  const kept = { kind: 'favorite', favoriteId, ...(beneficiary && { beneficiary }) };
  const purpose = form.transferType === 'BIFAST' ? { purposeCode: '03' } : {};
  const transactionDetails = { ...purpose, ...form.transactionDetails };
  return { ...form, transactionDetails, payee: kept, timing, ...(form.transferType !== 'OVB' && { charges }) };
}

const toConfirm = (output: unknown) =>
  ((output as { notes?: PaymentNote[] } | null)?.notes ?? []).flatMap(({ kind, mustConfirm }) =>
    mustConfirm ? [kind] : [],
  );

onEmbeddedDatabase('favorites paid by any way', addRequestBank, (bank) => {
  const favorites: FavoriteSummary[] = [];
  const paid = new Set<Way>();
  const asMaker = (operationId: OperationId, body: object) => ask(bank(), operationId, { user: user('MAKER01'), body });
  const read = <Output>(operationId: OperationId, body: object, id = 'MAKER01') =>
    outputOf<Output>(bank(), operationId, { user: user(id), body });

  async function addForCompany(): Promise<void> {
    const payee = { kind: 'account', transferType: 'BIFAST', bankCode: '014', accountNumber: '6600112201' };
    const beneficiary = await read<CompanyPayee>('inquireCompanyPayee', { payee }, 'SYSADMIN01');
    const shareFavoriteWith = { scope: 'company', subUserGroups: [] };
    const favorite = {
      paymentType: 'LCY',
      favoriteName: 'Perusahaan',
      shareFavoriteWith,
      transferType: 'BIFAST',
      beneficiary,
    };
    const task = await read<AdminTaskReceipt>('createCompanyFavorite', { favorite }, 'SYSADMIN01');
    expect((await approveTask(bank(), 'SYSADMIN03', task)).code).toBe('00');
  }

  test('are kept of each kind', async () => {
    const shareFavoriteWith = { scope: 'private', subUserGroups: [] };
    const currency = 'IDR';
    const kept = [
      favoriteAbroad('Frankfurt'),
      favoriteAbroad('Tokyo', { beneficiary: tokyo, intermediary: { bankCode: 'CHASUS33' }, chargeInstruction: 'SHA' }),
      {
        paymentType: 'LCY',
        favoriteName: 'Sinar',
        shareFavoriteWith,
        transferType: 'BIFAST',
        beneficiary: { ...payeeAtBca, currency },
      },
      { paymentType: 'BILL_PAY', favoriteName: 'Listrik', shareFavoriteWith, payeeDetails: electricity },
      { paymentType: 'TOPUP', favoriteName: 'Pulsa', shareFavoriteWith, payeeDetails: phone },
    ];
    for (const form of kept) {
      const { refNo } = await read<SubmitReceipt>('submitFavorite', { form });
      await endRequest(bank(), refNo, 'Successful');
    }
    await addForCompany();
    const { items } = await read<{ items: FavoriteSummary[] }>('listFavorites', { filter: {} });
    favorites.push(...items);
    expect(items.length).toBe(kept.length + 1);
  });

  /** A refusal shown in the form names its field; any other is a dialog with its own words. */
  function expectClear(about: unknown, { status, code, body }: Awaited<ReturnType<typeof asMaker>>): void {
    const fields = ((body['errors'] ?? []) as { field: string }[]).map(({ field }) => field);
    const isPlaced = status === 200 || errorCatalogue[code as ErrorCode].kind !== 'inline' || fields.length > 0;
    expect({ about, status, code, fields, isClear: status < 500 && isPlaced }).toMatchObject({ isClear: true });
    expect(String(body['statusDesc'])).not.toBe('');
  }

  async function pay(way: Way, form: object, favorite: FavoriteSummary): Promise<void> {
    const [validate, submit] = ways[way];
    const checked = await asMaker(validate, { form });
    expectClear({ way, form }, checked);
    const sent = await asMaker(submit, { form, confirmed: toConfirm(checked.output) });
    expectClear({ way, form }, sent);
    expect({ form, checked: checked.code, sent: sent.code === '00' }).toMatchObject({ sent: checked.code === '00' });
    if (sent.code !== '00') return;
    const { refNo } = sent.output as SubmitReceipt;
    const detail = await read<TransactionDetail>('getTransaction', { refNo, menuAccess: way });
    paid.add(way);
    expect([way, detail.destination]).toEqual([favorite.paymentType, favorite.destination]);
  }

  const formOf = async (way: Way, favoriteId: string, one: { local: object; foreign: object }) => {
    if (way === 'LCY') return paidTo(favoriteId, one.local as never);
    if (way === 'FCY') return paidTo(favoriteId, one.foreign as never);
    if (way === 'BILL_PAY') return billForm(bank(), electricity, { favoriteId });
    return topUpForm(bank(), phone, credit100, { favoriteId });
  };

  test('pay the kept payee or are refused clearly', { timeout: 120_000 }, async () => {
    const mostly = fc.constantFrom(true, true, true, true, true, false);
    const way = fc.constantFrom(...(Object.keys(ways) as Way[]), 'FCY' as const, 'FCY' as const, 'LCY' as const);
    await fc.assert(
      fc.asyncProperty(way, fc.nat(), mostly, local, foreign, async (chosen, place, isOfKind, ofLocal, ofForeign) => {
        const fitting = favorites.filter(({ paymentType }) => paymentType === chosen);
        const offered = isOfKind ? fitting : favorites;
        const favorite = offered[place % offered.length];
        if (!favorite) throw new Error('No favorite was kept');
        const { favoriteId } = favorite;
        await pay(chosen, await formOf(chosen, favoriteId, { local: ofLocal, foreign: ofForeign }), favorite);
      }),
      { numRuns: 150, endOnFailure: true },
    );
    expect([...paid]).toEqual(expect.arrayContaining(['BILL_PAY', 'TOPUP']));
  });
});
