// Every payment that was executed has decisions whose digests follow from what is stored of the payment.
import type { SignedItem } from '../../generated/types.ts';
import { jakartaMoment } from '../../domain/jakarta-time.ts';
import type { Database } from '../../server/db/database.ts';
import { digestOf } from '../../server/session/challenge-digest.ts';

const signedKinds = ['approve', 'release'] as const;

interface Named {
  readonly refNo: string;
  readonly revision: number;
}

/** What a person who signed this revision must have seen of it. */
async function signedItemOf(db: Database, companyId: string, { refNo, revision }: Named): Promise<SignedItem> {
  const row = await db
    .selectFrom('requests as r')
    .innerJoin('request_revisions as v', (join) =>
      join.onRef('v.company_id', '=', 'r.company_id').onRef('v.task_id', '=', 'r.task_id'),
    )
    .select(['v.content', 'v.made_at', 'r.payee_bank'])
    .where('r.company_id', '=', companyId)
    .where('r.ref_no', '=', refNo)
    .where('v.revision', '=', revision)
    .executeTakeFirstOrThrow();
  if (row.content.kind !== 'local-transfer') throw new Error(`${refNo} is no local transfer`);
  const { fromAccount, payee, transactionDetails, timing } = row.content.form;
  if (!('beneficiary' in payee) || !payee.beneficiary) throw new Error(`${refNo} names no beneficiary`);
  return {
    refNo,
    revision,
    debitAccount: fromAccount.number,
    payeeAccount: payee.beneficiary.accountNumber,
    payeeBank: row.payee_bank,
    payeeName: payee.beneficiary.accountName,
    amount: transactionDetails.amount,
    transactionDate:
      timing.kind === 'forward-dated' ? timing.transactionDate : jakartaMoment(row.made_at.getTime()).date,
  };
}

const decisionsOfExecuted = (db: Database) =>
  db
    .selectFrom('executions as e')
    .innerJoin('requests as r', (join) =>
      join.onRef('r.company_id', '=', 'e.company_id').onRef('r.task_id', '=', 'e.task_id'),
    )
    .leftJoin('request_decisions as d', (join) =>
      join
        .onRef('d.company_id', '=', 'r.company_id')
        .onRef('d.task_id', '=', 'r.task_id')
        .on('d.kind', 'in', signedKinds),
    )
    .select(['r.company_id', 'r.ref_no', 'd.kind', 'd.revision', 'd.actor_id', 'd.signature_digest'])
    .where('e.state', '=', 'done')
    .where('r.menu_access', '=', 'LCY');

type Decided = Awaited<ReturnType<ReturnType<typeof decisionsOfExecuted>['execute']>>[number];

async function faultOf(db: Database, decided: Decided): Promise<string | undefined> {
  const { company_id: companyId, ref_no: refNo, kind, revision, actor_id: userId, signature_digest: kept } = decided;
  if (!kind || !userId || revision === null) return 'nobody signed it';
  if (kind !== 'approve' && kind !== 'release') return `it was decided by ${kind}`;
  if (!kept) return `${userId} did not sign to ${kind} it`;
  const challenge = await db
    .selectFrom('challenges')
    .select(['items', 'action'])
    .where('company_id', '=', companyId)
    .where('user_id', '=', userId)
    .where('digest', '=', Buffer.from(kept, 'hex'))
    .where('used_at', 'is not', null)
    .executeTakeFirst();
  if (!challenge) return `no challenge of ${userId} has the digest that was kept`;
  const own = challenge.items.filter((item) => item.refNo === refNo && item.revision === revision).length;
  if (own !== 1 || challenge.action !== kind)
    return `${userId} signed it ${own} times to ${challenge.action}, not to ${kind}`;
  const items = await Promise.all(challenge.items.map((item) => signedItemOf(db, companyId, item)));
  const recomputed = digestOf({ companyId, userId, action: kind, items }).toString('hex');
  return recomputed === kept ? undefined : `${userId} signed ${kept.slice(0, 12)}, which does not follow from it`;
}

const kindsOf = (decisions: readonly Decided[]) => new Set(decisions.map(({ kind }) => kind));

/** before: what the demonstration brought, which was decided without devices. */
export async function proveSignatures(db: Database, before: ReadonlySet<string>) {
  const all = (await decisionsOfExecuted(db).execute()).filter(({ ref_no: refNo }) => !before.has(refNo));
  const payments = Map.groupBy(all, ({ ref_no: refNo }) => refNo);
  const faults: string[] = [];
  for (const [refNo, decisions] of payments) {
    const kinds = kindsOf(decisions);
    for (const kind of signedKinds) if (!kinds.has(kind)) faults.push(`${refNo}: no decision to ${kind} it`);
    for (const decided of decisions) {
      const fault = await faultOf(db, decided);
      if (fault) faults.push(`${refNo}: ${fault}`);
    }
  }
  return { facts: `${all.length} decisions on ${payments.size} payments`, faults };
}
