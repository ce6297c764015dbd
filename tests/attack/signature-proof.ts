// Every signed decision has a digest that follows from the stored payment, and no payment was executed without an
// approval and a release.
import type { SignedItem } from '../../generated/types.ts';
import { jakartaMoment } from '../../domain/jakarta-time.ts';
import type { Database } from '../../server/db/database.ts';
import { digestOf } from '../../server/people/challenge-digest.ts';

const signedKinds = ['approve', 'release'] as const;

const isSignedKind = (kind: string): kind is (typeof signedKinds)[number] =>
  signedKinds.some((signed) => signed === kind);

interface Named {
  readonly refNo: string;
  readonly revision: number;
}

/** The details that a signer of this revision was shown. */
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
    debitAccount: fromAccount.number ?? '',
    payeeAccount: payee.beneficiary.accountNumber,
    payeeBank: row.payee_bank,
    payeeName: payee.beneficiary.accountName,
    amount: transactionDetails.amount,
    transactionDate:
      timing.kind === 'forward-dated' ? timing.transactionDate : jakartaMoment(row.made_at.getTime()).date,
  };
}

const signedDecisions = (db: Database) =>
  db
    .selectFrom('request_decisions as d')
    .innerJoin('requests as r', (join) =>
      join.onRef('r.company_id', '=', 'd.company_id').onRef('r.task_id', '=', 'd.task_id'),
    )
    .select(['d.company_id', 'r.ref_no', 'd.kind', 'd.revision', 'd.actor_id', 'd.signature_digest'])
    .where('d.kind', 'in', signedKinds)
    .where('r.menu_access', '=', 'LCY');

const executedPayments = (db: Database) =>
  db
    .selectFrom('executions as e')
    .innerJoin('requests as r', (join) =>
      join.onRef('r.company_id', '=', 'e.company_id').onRef('r.task_id', '=', 'e.task_id'),
    )
    .select('r.ref_no')
    .where('e.state', '=', 'done')
    .where('r.menu_access', '=', 'LCY');

type Decided = Awaited<ReturnType<ReturnType<typeof signedDecisions>['execute']>>[number];

async function faultOf(db: Database, decided: Decided): Promise<string | undefined> {
  const { company_id: companyId, ref_no: refNo, kind, revision, actor_id: userId, signature_digest: kept } = decided;
  if (!isSignedKind(kind)) return `it was decided by ${kind}`;
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
  if (own !== 1) return `${userId} decided to ${kind} it by a challenge that names it ${own} times`;
  if (challenge.action !== kind) return `${userId} decided to ${kind} it by a challenge to ${challenge.action}`;
  const items = await Promise.all(challenge.items.map((item) => signedItemOf(db, companyId, item)));
  const recomputed = digestOf({ companyId, userId, action: kind, items }).toString('hex');
  return recomputed === kept ? undefined : `${userId} signed ${kept.slice(0, 12)}, which does not follow from it`;
}

async function wronglySigned(db: Database, decisions: readonly Decided[]): Promise<string[]> {
  const faults: string[] = [];
  for (const decided of decisions) {
    const fault = await faultOf(db, decided);
    if (fault) faults.push(`${decided.ref_no}: ${fault}`);
  }
  return faults;
}

/** before: the references of demonstration data, which was decided without devices. */
export async function proveSignatures(db: Database, before: ReadonlySet<string>) {
  const isNew = ({ ref_no: refNo }: { readonly ref_no: string }) => !before.has(refNo);
  const decisions = (await signedDecisions(db).execute()).filter(isNew);
  const executed = (await executedPayments(db).execute()).filter(isNew);
  const missing = executed.flatMap(({ ref_no: refNo }) => {
    const kinds = new Set(decisions.filter((one) => one.ref_no === refNo).map(({ kind }) => kind));
    return signedKinds.flatMap((kind) =>
      kinds.has(kind) ? [] : [`${refNo} was paid without a decision to ${kind} it`],
    );
  });
  return {
    facts: `${decisions.length} decisions, ${executed.length} executed payments`,
    faults: [...missing, ...(await wronglySigned(db, decisions))],
  };
}
