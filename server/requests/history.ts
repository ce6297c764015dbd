// The history of a request, and what one person has decided on it.
import { wireInstant } from '../../domain/jakarta-time.ts';
import { displayedStatus } from '../../domain/transaction-status.ts';
import type { Handlers } from '../../generated/handlers.ts';
import type { RevisionHistory, StepAction } from '../../generated/types.ts';
import type { Context } from '../context.ts';
import type { Database } from '../db/database.ts';
import { Refusal } from '../refusal.ts';
import { changesBetween } from '../approval/changes.ts';
import { contentInLanguage } from '../approval/payment-kind.ts';
import { detailAsDecided } from './as-decided.ts';
import { loadVisible } from './detail.ts';
import { checkVisible, loadByReference, loadCompany, loaded, type LoadedRequest } from '../approval/load.ts';
import { stepId, stepNumber } from '../approval/numbers.ts';
import { stepsOnWire } from '../approval/steps.ts';
import {
  decisionsOn,
  findRequest,
  identityOf,
  revisionsOf,
  stepsOf,
  type DecisionRow,
  type StepRow,
} from '../approval/store.ts';

type Histories = Handlers<Context>;

function actionOf({ groupNames }: LoadedRequest, decision: DecisionRow, step: StepRow): StepAction {
  const [groupId] = decision.group_ids;
  return {
    idProcessStep: stepId(step.acted_at, step.step_no),
    decision: decision.kind,
    actor: { userId: decision.actor_id, name: decision.actor_name },
    actionDate: wireInstant(decision.decided_at.getTime()),
    executionDate: step.execution_date,
    status: displayedStatus(step.status),
    secondary: step.secondary || (groupId === undefined ? '' : (groupNames.get(groupId) ?? groupId)),
    ...(decision.reason !== null && { reason: decision.reason }),
    revision: decision.revision,
    matrixVersion: decision.matrix_version,
    matchedRow: decision.matched_row,
    eligible: decision.eligible,
    signatureDigest: decision.signature_digest,
  };
}

async function actionsOn(
  db: Database,
  one: LoadedRequest,
  isWanted: (decision: DecisionRow) => boolean,
): Promise<StepAction[]> {
  const steps = new Map((await stepsOf(db, identityOf(one.row))).map((step) => [step.step_no, step]));
  const decisions = await decisionsOn(db, identityOf(one.row));
  return decisions.filter(isWanted).flatMap((decision) => {
    const step = steps.get(decision.step_no);
    return step ? [actionOf(one, decision, step)] : [];
  });
}

export const getActedRequest: Histories['getActedRequest'] = async ({ body }, context) => {
  const one = await loadVisible(context, body);
  const actions = await actionsOn(context.db, one, ({ actor_id: actor }) => actor === context.who.userId);
  const decided = actions.findLast(({ revision }) => body.revision === undefined || revision === body.revision);
  if (!decided) throw new Refusal('193');
  const { revision: latestRevision, status: latestStatus } = one.row;
  const request = await detailAsDecided(context, one, decided.revision);
  return { actions: actions.slice(-50), latestRevision, latestStatus, request };
};

async function loadOfStep({ db, who }: Context, idProcessStep: string) {
  const number = stepNumber(idProcessStep);
  const step =
    number === undefined
      ? undefined
      : await db
          .selectFrom('request_steps')
          .selectAll()
          .where('company_id', '=', who.companyId)
          .where('step_no', '=', number)
          .executeTakeFirst();
  const row = step && (await findRequest(db, { companyId: who.companyId, taskId: step.task_id }));
  if (!step || !row) throw new Refusal('193');
  const one = await loaded(db, await loadCompany(db, who), row);
  checkVisible(one, who.userId);
  return { step, one };
}

/** Returns all decisions in the same stage and revision as the given step. */
export const listStepActions: Histories['listStepActions'] = async ({ body }, context) => {
  const { step, one } = await loadOfStep(context, body.idProcessStep);
  const decisions = await decisionsOn(context.db, identityOf(one.row));
  const asked = decisions.find(({ step_no: number }) => number === step.step_no);
  const isSame = ({ revision, stage }: DecisionRow) => revision === asked?.revision && stage === asked.stage;
  const stage = one.request.route.stages[asked?.stage ?? 0];
  return {
    idProcessStep: body.idProcessStep,
    kind: step.action === 'submit' || step.action === 'repair' ? 'repair' : (stage?.kind ?? 'repair'),
    quorum: Math.max(1, stage?.groups.reduce((total, { quorum }) => total + quorum, 0) ?? 1),
    items: asked ? await actionsOn(context.db, one, isSame) : [],
  };
};

export const getRequestHistory: Histories['getRequestHistory'] = async ({ body }, context) => {
  const one = await loadByReference(context.db, context.who, body, { lock: false });
  const steps = await stepsOf(context.db, identityOf(one.row));
  const revisions = await revisionsOf(context.db, identityOf(one.row));
  const contents = revisions.map(({ content }) => contentInLanguage(context, content));
  const history = revisions.map((revision, index): RevisionHistory => {
    const before = contents[index - 1];
    return {
      revision: revision.revision,
      makers: [{ userId: revision.made_by, name: revision.made_by_name }],
      madeAt: wireInstant(revision.made_at.getTime()),
      changes: before ? changesBetween(before, contents[index]) : [],
      steps: stepsOnWire(
        steps.filter((step) => step.revision === revision.revision),
        context.language,
      ),
    };
  });
  const { ref_no: refNo, revision, status } = one.row;
  return { refNo, revision, status, revisions: history };
};
