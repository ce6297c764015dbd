// The other kinds of payment, each from what the bank is asked first to its receipt.
import { randomInt } from 'node:crypto';
import type {
  BillInquiry,
  ExecutionReceipt,
  StatusLabel,
  SubmitReceipt,
  TaxInquiry,
  TopUpInquiry,
  TransactionType,
} from '../../generated/types.ts';
import type { OperationId } from '../../generated/operations.ts';
import { toWire } from '../../domain/money.ts';
import { decide, transactionOf, waitUntilExecuted } from './decisions.ts';
import { StoryBroken } from './narrator.ts';
import { confirmed, debitAccount, fromAccountOf, inWords, sumOf, type Desk, type Scene } from './scene.ts';

interface Payment {
  readonly menuAccess: TransactionType;
  readonly name: string;
  readonly submit: OperationId;
  readonly ended: StatusLabel;
  /** Asks what the portal asks before a submission, and returns the filled form. */
  fillIn(desk: Desk): Promise<object>;
  /** What the receipt says besides the bank's own reference. */
  proof(receipt: ExecutionReceipt): string;
}

const timing = { kind: 'immediate' };

/** A payment of the same thing would be answered as paid already. */
const newDigits = (length: number) => String(randomInt(10 ** length)).padStart(length, '0');

const otherReceipt = (receipt: ExecutionReceipt): never => {
  throw new StoryBroken(`a receipt of the type ${receipt.kind} belongs to another payment`);
};

async function fillInBill({ cast, narrator }: Desk) {
  const payeeDetails = {
    numberType: 'pln-customer',
    category: 'ELECTRICITY',
    institution: 'PLN_POSTPAID',
    accountNumber: `5387${newDigits(8)}`,
  };
  const found = await narrator.step(
    `The maker asks PLN what customer ${payeeDetails.accountNumber} has to pay`,
    () => cast.maker.do<BillInquiry>('inquireBill', { payeeDetails }),
    ({ bills }) => `: ${bills.length} open`,
  );
  const total = sumOf(found.bills.flatMap(({ amount, penalty }) => [amount, penalty]));
  return {
    fromAccount: fromAccountOf(await debitAccount(cast)),
    payeeDetails: found.payeeDetails,
    inquiryId: found.inquiryId,
    billIds: found.bills.map(({ billId }) => billId),
    transactionDetails: { amount: toWire(total) },
    timing,
  };
}

async function fillInToken({ cast, narrator }: Desk) {
  const payeeDetails = {
    numberType: 'pln-prepaid',
    category: 'ELECTRICITY_TOKEN',
    institution: 'PLN_PREPAID',
    accountNumber: '14038871204',
  };
  const found = await narrator.step(
    `The maker asks PLN whose meter ${payeeDetails.accountNumber} is`,
    () => cast.maker.do<TopUpInquiry>('inquireTopUp', { payeeDetails }),
    ({ payeeDetails: { accountName } }) => `: that of ${accountName}`,
  );
  return {
    fromAccount: fromAccountOf(await debitAccount(cast)),
    payeeDetails: found.payeeDetails,
    inquiryId: found.inquiryId,
    transactionDetails: { amount: { value: '500000.00', currency: 'IDR' }, denomCode: 'PLN_500K' },
    timing,
  };
}

const ownTax = {
  npwp: '0013456785051000',
  taxpayerName: 'PT Nusantara Sejahtera Abadi',
  taxpayerAddress: 'Jl. Kemang Raya No. 45 Jakarta Selatan',
  mapCode: '411211',
  kjsCode: '100',
  taxpayerPeriod: { fromMonth: 10, toMonth: 10, year: 2026 },
};

/** The state takes the same tax of the same amount once. */
let lastTax = randomInt(1_000_000, 2_000_000);

async function fillInTax({ cast, narrator }: Desk) {
  const amount = { value: `${(lastTax += 1)}.00`, currency: 'IDR' } as const;
  const { inquiryId, billing } = await narrator.step(
    `The maker creates a billing for a value added tax of ${inWords(amount)}`,
    () => cast.maker.do<TaxInquiry>('createTaxBilling', { ...ownTax, amount }),
    (created) => ` and gets billing ID ${created.billing.billingId}`,
  );
  return {
    fromAccount: fromAccountOf(await debitAccount(cast)),
    billingId: billing.billingId,
    inquiryId,
    billingSource: 'entered',
    transactionDetails: { amount: billing.amount },
    timing,
  };
}

async function fillInAbroad({ cast, narrator }: Desk) {
  const beneficiary = {
    bankName: 'MUFG Bank',
    bankCode: 'BOTKJPJT',
    bankAddress: '2-7-1 Marunouchi Chiyoda-ku Tokyo',
    country: 'JP',
    accountNumber: '0012876543',
    accountName: 'Tokyo Trading KK',
    addressLine1: '1-9-2 Nihonbashi',
    citizenship: 'WNA',
    residency: '02',
    category: '02',
    currency: 'USD',
  };
  await narrator.step('The maker asks which bank the account in Tokyo is at', () =>
    cast.maker.do('inquireForeignPayee', {
      transferType: 'TT',
      bankCode: beneficiary.bankCode,
      accountNumber: beneficiary.accountNumber,
      accountName: beneficiary.accountName,
    }),
  );
  return {
    transferType: 'TT',
    fromAccount: fromAccountOf(await debitAccount(cast, 'USD')),
    payee: { kind: 'account', beneficiary },
    transactionDetails: { amount: { value: '120.00', currency: 'USD' }, purposeCode: '2012' },
    charges: { chargeInstruction: 'SHA', chargeTransactionFeeTo: 'REMITTER' },
    remitterBeneficiaryRelationship: 'NON_AFFILIATED',
    isRemitterSameAsBeneficiary: false,
    timing,
  };
}

const fillInBooks = async ({ cast }: Desk) => ({
  fromAccount: fromAccountOf(await debitAccount(cast)),
  type: 'cheque',
  quantity: 2,
  branch: { branchCode: '0701', branchName: 'Jakarta Sudirman' },
  pickup: { pickupMethod: 'in-person', authorizers: [{ name: 'Budi Santoso', position: 'Direktur Keuangan' }] },
});

export const payments: readonly Payment[] = [
  {
    menuAccess: 'FCY',
    name: 'transfer abroad',
    submit: 'submitForeignTransfer',
    ended: 'Pending by Bank',
    fillIn: fillInAbroad,
    proof: (receipt) => (receipt.kind === 'transfer' ? `, on its way under ${receipt.uetr}` : otherReceipt(receipt)),
  },
  {
    menuAccess: 'BILL_PAY',
    name: 'bill payment',
    submit: 'submitBillPayment',
    ended: 'Successful',
    fillIn: fillInBill,
    proof: (receipt) =>
      receipt.kind === 'bill' ? `, and PLN's is ${receipt.institutionReference}` : otherReceipt(receipt),
  },
  {
    menuAccess: 'TOPUP',
    name: 'electricity token',
    submit: 'submitTopUp',
    ended: 'Successful',
    fillIn: fillInToken,
    proof: (receipt) => (receipt.kind === 'pln-token' ? `, with the token ${receipt.token}` : otherReceipt(receipt)),
  },
  {
    menuAccess: 'TAX_PAY',
    name: 'tax payment',
    submit: 'submitTaxPayment',
    ended: 'Successful',
    fillIn: fillInTax,
    proof: (receipt) => (receipt.kind === 'tax' ? `, and the state's NTPN is ${receipt.ntpn}` : otherReceipt(receipt)),
  },
  {
    menuAccess: 'CHQ_BOOK',
    name: 'order of cheque books',
    submit: 'submitChequeBook',
    ended: 'Successful',
    fillIn: fillInBooks,
    proof: (receipt) => (receipt.kind === 'book-order' ? '' : otherReceipt(receipt)),
  },
];

async function playExecution(scene: Scene, { menuAccess, name, ended, proof }: Payment, sent: SubmitReceipt) {
  const { cast, narrator } = scene;
  const { refNo } = sent;
  const { idTrxLog } = await narrator.step(
    `The bank carries out the ${name}`,
    () => waitUntilExecuted(scene, sent, menuAccess, ended),
    ({ receipt }) => (receipt ? ` under its own reference ${receipt.hostReference}${proof(receipt)}` : ''),
  );
  await narrator.step('The maker downloads its receipt', () =>
    cast.maker.download('downloadReceipt', { refNo, idTrxLog }),
  );
}

async function playPayment(scene: Scene, payment: Payment): Promise<void> {
  const { cast, narrator } = scene;
  const { menuAccess, name, submit, fillIn } = payment;
  const form = await fillIn(scene);
  const sent = await narrator.step(
    `The maker submits the ${name}`,
    () => cast.maker.do<SubmitReceipt>(submit, { form, confirmed: [...confirmed, 'next-working-day'] }),
    ({ refNo }) => ` as ${refNo}`,
  );
  const status = await decide(scene, sent, menuAccess, ['Execution In Progress', 'Pending Execute']);
  if (status === 'Execution In Progress') return playExecution(scene, payment, sent);
  await narrator.step(
    `The ${name} came too late for today`,
    () => transactionOf(scene, sent, menuAccess),
    ({ executionDate }) => ` and waits for ${executionDate}`,
  );
}

export async function playPayments(scene: Scene): Promise<void> {
  for (const payment of payments) await playPayment(scene, payment);
}
