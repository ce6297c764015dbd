// Cheque books that are ready at the branch: the requests are decided on as users would, then sent to the branch.
import { addDays } from '../../../domain/calendar-date.ts';
import { jakartaMoment } from '../../../domain/jakarta-time.ts';
import type { ChequeBookContent, FromAccount, SubmitReceipt } from '../../../generated/types.ts';
import type { Database } from '../../db/database.ts';
import { takeDecision, type OrdinaryDecision } from '../../approval/decide.ts';
import { updateRequest } from '../../approval/store.ts';
import { receiptNumberOf } from '../../payments/cheque-book/receipt-number.ts';
import { submitRequest } from '../../requests/submit.ts';
import { loadDemoActor } from './demo-actor.ts';
import { nextDay } from './next-day.ts';

const accounts: Readonly<Record<string, FromAccount>> = {
  NUSANTARA: { id: 'acc-0001', number: '1370010246801', alias: 'Operasional Jakarta', currency: 'IDR' },
  BAHARI: { id: 'acc-0101', number: '1570031120013', alias: 'Operasional Surabaya', currency: 'IDR' },
};
const decisions: readonly (readonly [user: string, decision: OrdinaryDecision])[] = [
  ['VERIFIER01', 'verify'],
  ['APPROVER01', 'approve'],
  ['RELEASER01', 'release'],
];
const menuAccess = 'CHQ_BOOK';
const keptDays = 30;

function contentOf(fromAccount: FromAccount): ChequeBookContent {
  return {
    kind: 'cheque-book',
    form: {
      fromAccount,
      type: 'cheque',
      quantity: 2,
      branch: {
        branchCode: '0701',
        branchName: 'Jakarta Sudirman',
      },
      pickup: {
        pickupMethod: 'agent',
        agentName: 'Andi Pratama',
        idNumber: '3174052208850003',
        address: 'Jl. Kemang Raya No. 45 Jakarta Selatan',
        authorizers: [
          {
            name: 'Budi Santoso',
            position: 'Direktur Keuangan',
          },
        ],
      },
    },
    receiptNumber: null,
    readyDate: null,
    collectBy: null,
    pickedUpAt: null,
  };
}

type Receipt = Pick<SubmitReceipt, 'taskId' | 'refNo'>;

async function sendToBranch(
  db: Database,
  companyId: string,
  { taskId, refNo }: Receipt,
  content: ChequeBookContent,
  now: Date,
) {
  const { date: readyDate } = jakartaMoment(now.getTime());
  const ready = {
    ...content,
    receiptNumber: receiptNumberOf(refNo),
    readyDate,
    collectBy: addDays(readyDate, keptDays),
  };
  const change = { status: 'Ready to Pick-up', tab: 'successful', content: JSON.stringify(ready) } as const;
  await updateRequest(db, { companyId, taskId }, { ...change, execution_date: readyDate });
}

export async function seedChequeBooks(db: Database, now: Date): Promise<void> {
  for (const [companyId, account] of Object.entries(accounts)) {
    const content = contentOf(account);
    const receipt = await submitRequest(await loadDemoActor(db, `MAKER01@${companyId}`, now), {
      menuAccess,
      service: 'SVC_CHQ_BOOK',
      content,
      amount: null,
      idrEquivalent: null,
      fromAccount: account,
      payee: {
        name: content.form.branch.branchName,
        account: content.form.branch.branchCode,
      },
      transactionDate: await nextDay(db, now),
    });
    for (const [user, decision] of decisions) {
      const decider = await loadDemoActor(db, `${user}@${companyId}`, now);
      const { taskId, revision } = receipt;
      await takeDecision(decider, { named: { taskId, menuAccess }, revision, decision });
    }
    await sendToBranch(db, companyId, receipt, content, now);
  }
}
