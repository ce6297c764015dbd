// A file of supplier payments in both companies, approved record by record: verified, and waiting for its approvers.
import { jakartaMoment, wireInstant } from '../../../domain/jakarta-time.ts';
import { decimalText, money } from '../../../domain/money.ts';
import type { BulkContent, BulkLocalTransfer, FromAccount } from '../../../generated/types.ts';
import type { Database } from '../../db/database.ts';
import { suppliers, type SupplierAccount } from '../../host/sandbox-suppliers.ts';
import { takeDecision, type Deciding } from '../../approval/decide.ts';
import { insertRecords } from '../../approval/record-store.ts';
import { submitRequest } from '../../requests/submit.ts';
import { loadDemoActor } from './demo-actor.ts';
import { nextDay } from './next-day.ts';

const accounts: Readonly<Record<string, FromAccount>> = {
  NUSANTARA: { id: 'acc-0001', number: '1370010246801', alias: 'Operasional Jakarta', currency: 'IDR' },
  BAHARI: { id: 'acc-0101', number: '1570031120013', alias: 'Operasional Surabaya', currency: 'IDR' },
};
const banks = [
  ['014039701', 'Bank Central Asia'],
  ['009000001', 'Bank Negara Indonesia'],
  ['002000003', 'Bank Rakyat Indonesia'],
] as const;
const feeOfRecord = 2_100n;
const firstLine = 2;

const rupiah = (amount: bigint) => ({ value: decimalText(money(amount * 100n, 'IDR')), currency: 'IDR' }) as const;
const amountOf = (index: number): bigint => 3_250_000n + BigInt(index % 7) * 1_875_000n;
const total = suppliers.reduce((sum, _, index) => sum + amountOf(index), 0n);
const fees = BigInt(suppliers.length) * feeOfRecord;

function recordOf(
  { name, accountNumber }: SupplierAccount,
  index: number,
): BulkLocalTransfer & { readonly destination: string } {
  const [bankCode, bankName] = banks[index % banks.length] ?? banks[0];
  return {
    recordType: 'local-currency-transfer',
    transferType: 'BIFAST',
    accountNumber,
    beneficiaryName: name,
    bankCode,
    bankName,
    amount: rupiah(amountOf(index)),
    purposeCode: '03',
    customerReferenceDetail: `INV-2611-${String(index + 101).padStart(4, '0')}`,
    destination: accountNumber,
  };
}

function contentFor({ who, now }: Deciding, account: FromAccount, date: string): BulkContent {
  const actualTotal = rupiah(total);
  const records = suppliers.length;
  const line = { recordType: 'local-currency-transfer', transferType: 'BIFAST', fromAccount: account.number } as const;
  const { date: today } = jakartaMoment(now.getTime());
  return {
    kind: 'bulk',
    file: {
      batchNumber: `BCH${today.slice(2).replaceAll('-', '')}0000001`,
      revision: 1,
      refNo: null,
      taskId: null,
      status: null,
      fileName: 'pembayaran-pemasok.csv',
      bulkType: 'payment',
      recordType: 'local-currency-transfer',
      menuAccess: 'BULK_NON_QUICK',
      serviceType: 'SVC_BULK_TRF',
      uploadMode: 'non-quick',
      uploadStatus: 'Proceeded',
      approvalMethod: 'per-record',
      debitMethod: 'single',
      creditMethod: 'multi',
      fromAccount: account,
      transactionDate: date,
      totalFileRecords: records,
      passedRecords: records,
      faultyRecords: 0,
      totalAmount: actualTotal,
      totalFee: rupiah(fees),
      fileCreationDateTime: wireInstant(now.getTime()),
      createdBy: {
        userId: who.userId,
        name: who.name,
      },
    },
    control: { headerRecords: null, actualRecords: records, headerTotal: null, actualTotal, matches: true },
    lines: [{ ...line, records, total: actualTotal, fee: rupiah(fees) }],
    recordsByStatus: [],
  };
}

async function submitFile(maker: Deciding, account: FromAccount, date: string) {
  const whole = money(total * 100n, 'IDR');
  const single = suppliers.map((_, index) => money(amountOf(index) * 100n, 'IDR'));
  const totalFee = rupiah(fees);
  return submitRequest(maker, {
    menuAccess: 'BULK_NON_QUICK',
    service: 'SVC_BULK_TRF',
    content: contentFor(maker, account, date),
    fees: {
      lines: [{ type: 'bulk-record', amount: totalFee, account: account.number }],
      totalFee,
      totalDebit: rupiah(total + fees),
    },
    amount: whole,
    idrEquivalent: whole,
    records: single.map((amount) => ({ amount, idrEquivalent: amount })),
    fromAccount: account,
    payee: { name: 'pembayaran-pemasok.csv', account: '' },
    transactionDate: date,
  });
}

async function addRecords(db: Database, companyId: string, taskId: string): Promise<void> {
  const rows = suppliers.map((supplier, index) => {
    const { destination, ...content } = recordOf(supplier, index);
    return {
      ...({
        company_id: companyId,
        task_id: taskId,
        line: index + firstLine,
        record_status: 'Pending Verify',
      } as const),
      record_type: content.recordType,
      service: 'BAU',
      destination,
      customer_reference: content.customerReferenceDetail,
      beneficiary_name: content.beneficiaryName,
      destination_bank: content.bankName ?? '',
      amount: content.amount.value,
      currency: content.amount.currency,
      idr_equivalent: content.amount.value,
      fee: rupiah(feeOfRecord).value,
      content: JSON.stringify(content),
    };
  });
  await insertRecords(db, rows);
}

export async function seedBulkRequests(db: Database, now: Date): Promise<void> {
  for (const [companyId, account] of Object.entries(accounts)) {
    const maker = await loadDemoActor(db, `MAKER02@${companyId}`, now);
    const { taskId, revision } = await submitFile(maker, account, await nextDay(db, now));
    await addRecords(db, companyId, taskId);
    const verifier = await loadDemoActor(db, `VERIFIER01@${companyId}`, now);
    await takeDecision(verifier, { named: { taskId, menuAccess: 'BULK_NON_QUICK' }, revision, decision: 'verify' });
  }
}
