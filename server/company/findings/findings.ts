// What is wrong with the set-up of a company, or what one change of an administrator would make wrong.
import { findingsOf } from '../../../domain/approval/findings.ts';
import { checkedKinds } from '../../../domain/approval/routing-kinds.ts';
import { shownParameters } from '../../../domain/parameters.ts';
import type { Handlers } from '../../../generated/handlers.ts';
import type { SetUpFinding, SetUpFindingRequest } from '../../../generated/types.ts';
import type { Context } from '../../context.ts';
import { pageOfItems } from '../../lists/sorted-items.ts';
import { Refusal } from '../../refusal.ts';
import { knownCompany } from '../../workflows/known-company.ts';
import { engineWorkflow } from '../../workflows/workflow-store.ts';
import { rehearse } from '../replay/rehearsal.ts';
import { replayedChange, type ReplayedChange } from '../replay/replayed-change.ts';
import { finding } from './finding.ts';
import { eachOnce, findingKey, findingsInForce, onWire, worstFirst } from './in-force.ts';
import { surroundingsOf } from './set-up.ts';

type Draft = NonNullable<SetUpFindingRequest['draft']>;
type Findable = ReplayedChange & { readonly recordKind: SetUpFinding['record']['kind'] };

const isFindable = (change: ReplayedChange): change is Findable => checkedKinds.includes(change.recordKind);

const refusedChange = ({ language }: Context, { recordKind, id, name }: Findable, why: Refusal): SetUpFinding =>
  finding(
    'change-refused',
    { kind: recordKind, id: id ?? '', name },
    { code: why.code, parameters: shownParameters(why.parameters, language) },
  );

/** A record that the change makes is known by the id in its form, or by its name because its id is not kept. */
const isAbout =
  ({ recordKind, id, name, newId }: Findable) =>
  ({ record }: SetUpFinding): boolean => {
    const known = id ?? newId;
    return record.kind === recordKind && (known === undefined ? record.name === name : record.id === known);
  };

/** A workflow that is refused for its steps has findings about them, which say more than the code. */
async function ofSteps(context: Context, draft: Draft): Promise<SetUpFinding[]> {
  if (draft.kind !== 'approval-workflow') return [];
  const { name, ...drawn } = draft.approvalWorkflow;
  const workflows = [{ id: draft.id ?? '', name, workflow: engineWorkflow(drawn) }];
  const surroundings = await surroundingsOf(context, await knownCompany(context));
  return findingsOf({ ...surroundings, workflows, maps: [] }).map(onWire);
}

async function ofRefused(context: Context, draft: Draft, refused: SetUpFinding): Promise<SetUpFinding[]> {
  const found = await ofSteps(context, draft);
  return found.some(({ severity }) => severity === 'stops') ? found : [refused, ...found];
}

/** What the change would bring about, and all that would be wrong with the record that it changes. */
async function ofDraft(context: Context, draft: Draft): Promise<SetUpFinding[]> {
  const change = await replayedChange(context, draft);
  if (!isFindable(change)) throw new Refusal('193');
  const found = await rehearse(context, change, findingsInForce);
  if (found instanceof Refusal) return ofRefused(context, draft, refusedChange(context, change, found));
  const before = new Set(found.before.map(findingKey));
  const isOwn = isAbout(change);
  return found.after.flatMap((one) => {
    if (!isOwn(one)) return before.has(findingKey(one)) ? [] : [one];
    return [{ ...one, record: { ...one.record, id: change.id ?? '' } }];
  });
}

export const listSetUpFindings: Handlers<Context>['listSetUpFindings'] = async ({ body }, context) => {
  const { draft, page } = body;
  const found = draft ? eachOnce(await ofDraft(context, draft)) : await findingsInForce(context);
  const items = found.toSorted(worstFirst);
  return pageOfItems({ items, keyOf: findingKey, name: 'findings' }, page);
};
