// Requests in every queue of both companies. They are submitted and decided on by the bank's own code, not inserted.
import { addDays } from '../../../domain/calendar-date.ts';
import { jakartaMoment } from '../../../domain/jakarta-time.ts';
import { decimalText, money } from '../../../domain/money.ts';
import type { FromAccount, LocalBeneficiary } from '../../../generated/types.ts';
import type { Database } from '../../db/database.ts';
import { nameBehind } from '../../host/sandbox-payees.ts';
import { takeDecision, type OrdinaryDecision } from '../../approval/decide.ts';
import type { RequestDraft } from '../../approval/draft.ts';
import { submitRequest } from '../../requests/submit.ts';
import { loadDemoActor } from './demo-actor.ts';

type Decided = readonly [user: string, decision: OrdinaryDecision, reason?: string];

interface Story {
  readonly maker: string;
  readonly rupiah: bigint;
  readonly payee: LocalBeneficiary;
  readonly info: string;
  readonly daysAhead?: number;
  readonly decisions: readonly Decided[];
}

const payee = (bankCode: string, bankName: string, accountNumber: string): LocalBeneficiary => ({
  bankCode,
  bankName,
  accountNumber,
  accountName: nameBehind(accountNumber),
  currency: 'IDR',
});
const sinarJaya = payee('014', 'Bank Central Asia', '5270338812');
const logistik = payee('008', 'Bank Mandiri', '1240005566771');
const kemasan = payee('009', 'Bank Negara Indonesia', '0334455667');
const konsultan = payee('002', 'Bank Rakyat Indonesia', '034101000743305');

const verified: Decided = ['VERIFIER01', 'verify'];
const approved: Decided = ['APPROVER01', 'approve'];
const released: Decided = ['RELEASER01', 'release'];

const stories: readonly Story[] = [
  { maker: 'MAKER01', rupiah: 27_500_000n, payee: sinarJaya, info: 'Pembayaran invoice INV-2611-0042', decisions: [] },
  { maker: 'MAKER02', rupiah: 8_250_000n, payee: logistik, info: 'Ongkos kirim November', decisions: [] },
  { maker: 'MAKER01', rupiah: 42_000_000n, payee: kemasan, info: 'Karton gelombang', decisions: [verified] },
  { maker: 'MAKER02', rupiah: 125_000_000n, payee: sinarJaya, info: 'Termin kedua', decisions: [verified, approved] },
  {
    maker: 'MAKER01',
    rupiah: 18_750_000n,
    payee: konsultan,
    info: 'Jasa konsultasi Oktober',
    decisions: [verified, approved],
  },
  {
    maker: 'MAKER01',
    rupiah: 31_400_000n,
    payee: kemasan,
    info: 'Label produk',
    decisions: [verified, ['APPROVER02', 'send-to-repair', 'Nominal tidak sesuai dengan invoice']],
  },
  {
    maker: 'MAKER02',
    rupiah: 6_600_000n,
    payee: logistik,
    info: 'Sewa gudang',
    decisions: [['VERIFIER01', 'reject', 'Sudah dibayar bulan lalu']],
  },
  {
    maker: 'MAKER01',
    rupiah: 22_000_000n,
    payee: logistik,
    info: 'Kontrak angkutan',
    daysAhead: 7,
    decisions: [verified, approved, released],
  },
  {
    maker: 'MAKER02',
    rupiah: 15_300_000n,
    payee: sinarJaya,
    info: 'Suku cadang',
    decisions: [verified, approved, released],
  },
];

const accounts: Readonly<Record<string, FromAccount>> = {
  NUSANTARA: { id: 'acc-0001', number: '1370010246801', alias: 'Operasional Jakarta', currency: 'IDR' },
  BAHARI: { id: 'acc-0101', number: '1570031120013', alias: 'Operasional Surabaya', currency: 'IDR' },
};

const bifastFee = money(250_000n, 'IDR');
const rupiahOnWire = (minor: bigint) => ({ value: decimalText(money(minor, 'IDR')), currency: 'IDR' }) as const;

function draftOf(
  { rupiah, payee: beneficiary, info, daysAhead }: Story,
  account: FromAccount,
  now: Date,
): RequestDraft {
  const amount = money(rupiah * 100n, 'IDR');
  const fee = rupiahOnWire(bifastFee.minor);
  const transactionDate = addDays(jakartaMoment(now.getTime()).date, daysAhead ?? 0);
  return {
    menuAccess: 'LCY',
    service: 'SVC_LCY_BIFAST',
    content: {
      kind: 'local-transfer',
      form: {
        transferType: 'BIFAST',
        fromAccount: account,
        payee: { kind: 'account', beneficiary },
        transactionDetails: { amount: rupiahOnWire(amount.minor), purposeCode: '99', info },
        charges: { chargeTransactionFeeTo: 'REMITTER' },
        timing: daysAhead ? { kind: 'forward-dated', transactionDate } : { kind: 'immediate' },
      },
    },
    fees: {
      lines: [{ type: 'transaction', amount: fee, account: account.number }],
      totalFee: fee,
      totalDebit: rupiahOnWire(amount.minor + bifastFee.minor),
    },
    amount,
    idrEquivalent: amount,
    fromAccount: account,
    payee: { name: beneficiary.accountName, account: beneficiary.accountNumber, bank: beneficiary.bankName },
    transactionDate,
  };
}

async function play(db: Database, companyId: string, story: Story, now: Date): Promise<void> {
  const account = accounts[companyId];
  if (!account) throw new Error(`${companyId} has no account to pay from`);
  const maker = await loadDemoActor(db, `${story.maker}@${companyId}`, now);
  const { taskId, revision } = await submitRequest(maker, draftOf(story, account, now));
  for (const [user, decision, reason] of story.decisions) {
    const decider = await loadDemoActor(db, `${user}@${companyId}`, now);
    await takeDecision(decider, { named: { taskId, menuAccess: 'LCY' }, revision, decision, reason });
  }
}

export async function seedRequests(db: Database, now: Date): Promise<void> {
  for (const companyId of Object.keys(accounts)) for (const story of stories) await play(db, companyId, story, now);
}
