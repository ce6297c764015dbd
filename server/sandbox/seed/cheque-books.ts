// Cheque books that are ready at the branch: the requests are decided on as users would, then sent to the branch.
import { addDays } from '../../../domain/calendar-date.ts';
import { jakartaMoment } from '../../../domain/jakarta-time.ts';
import type { ChequeBookContent, FromAccount } from '../../../generated/types.ts';
import type { Database } from '../../db/database.ts';
import { takeDecision, type OrdinaryDecision } from '../../approval/decide.ts';
import { updateRequest } from '../../approval/store.ts';
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

async function handOver(db: Database, companyId: string, taskId: string, content: ChequeBookContent, now: Date) {
  const { date: readyDate } = jakartaMoment(now.getTime());
  const receiptNumber = `CB${readyDate.slice(2).replaceAll('-', '')}${taskId.slice(-4)}`;
  const ready = { ...content, receiptNumber, readyDate, collectBy: addDays(readyDate, keptDays) };
  const change = { status: 'Ready to Pick-up', tab: 'successful', content: JSON.stringify(ready) } as const;
  await updateRequest(db, { companyId, taskId }, { ...change, execution_date: readyDate });
}

export async function seedChequeBooks(db: Database, now: Date): Promise<void> {
  for (const [companyId, account] of Object.entries(accounts)) {
    const content = contentOf(account);
    const { taskId, revision } = await submitRequest(await loadDemoActor(db, `MAKER01@${companyId}`, now), {
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
      await takeDecision(decider, { named: { taskId, menuAccess }, revision, decision });
    }
    await handOver(db, companyId, taskId, content, now);
  }
}
