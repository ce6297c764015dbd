// A company that pays taxes: its billings at the state revenue system, and forms that pay them.
import { expect } from 'vitest';
import type { SubmitReceipt, TaxInquiry } from '../../generated/types.ts';
import type { TestBank } from './bank.ts';
import { ask, outputOf } from './lookup-calls.ts';
import { decideOn, user } from './request-bank.ts';
import { fromOperasional } from './transfer-bank.ts';

/** The billings of the contract's examples. */
export const vat = '126112300458217';
export const incomeTax = '026112300014725';
export const customs = '526112100088143';
export const licence = '826112000045790';

export const nusantara = '0013456785051000';
export const bahari = '0021345673092000';

export const newBilling = (more: object = {}) => ({
  npwp: nusantara,
  taxpayerName: 'PT Nusantara Sejahtera Abadi',
  taxpayerAddress: 'Jl. Kemang Raya No. 45 Jakarta Selatan',
  mapCode: '411211',
  kjsCode: '100',
  taxpayerPeriod: { fromMonth: 10, toMonth: 10, year: 2026 },
  amount: { value: '15000000.00', currency: 'IDR' },
  ...more,
});

export const inquireTax = (bank: TestBank, billingId: string) =>
  outputOf<TaxInquiry>(bank, 'inquireTaxBilling', { user: user('MAKER01'), body: { billingId } });

export const createBilling = (bank: TestBank, more: object = {}) =>
  outputOf<TaxInquiry>(bank, 'createTaxBilling', { user: user('MAKER01'), body: newBilling(more) });

/** The form that pays a billing as the inquiry showed it. */
export const formFor = ({ inquiryId, billing }: TaxInquiry, more: object = {}) => ({
  fromAccount: { id: fromOperasional.id },
  billingId: billing.billingId,
  inquiryId,
  billingSource: 'entered',
  transactionDetails: { amount: billing.amount },
  timing: { kind: 'immediate' },
  ...more,
});

export const taxForm = async (bank: TestBank, billingId: string, more: object = {}) =>
  formFor(await inquireTax(bank, billingId), more);

export const keyOf = ({ taskId, refNo, revision }: SubmitReceipt) => ({
  taskId,
  refNo,
  revision,
  menuAccess: 'TAX_PAY',
});

export const submitTax = (bank: TestBank, form: object, confirmed: readonly string[] = []) =>
  outputOf<SubmitReceipt>(bank, 'submitTaxPayment', { user: user('MAKER01'), body: { form, confirmed } });

/** Takes every decision that the route of the payment asks for; no approver decides twice. */
export async function releaseTax(bank: TestBank, receipt: SubmitReceipt): Promise<void> {
  const taken = { approve: 0, release: 0 };
  for (const { kind, groups } of receipt.route.stages) {
    if (kind === 'verify') {
      const verified = await ask(bank, 'verifyRequest', { user: user('VERIFIER01'), body: keyOf(receipt) });
      expect(verified.code).toBe('00');
      continue;
    }
    const name = kind === 'approve' ? 'APPROVER' : 'RELEASER';
    const needed = groups.reduce((sum, { quorum }) => sum + quorum, 0);
    for (const end = taken[kind] + needed; taken[kind] < end;) {
      taken[kind] += 1;
      const decided = await decideOn(bank, `${name}0${taken[kind]}`, kind, receipt, { menuAccess: 'TAX_PAY' });
      expect(decided.code).toBe('00');
    }
  }
}
