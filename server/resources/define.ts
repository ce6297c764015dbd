// Makes the list, the detail, the changes and the task kinds of a resource from its definition.
import type { AdminTaskReceipt, RepairedTask } from '../../generated/types.ts';
import type { Actor } from '../approval/actor.ts';
import type { Context } from '../context.ts';
import type { AnyTaskKind, TaskKind } from '../tasks/kind.ts';
import { checkCreation, submitChange, type Order } from './change.ts';
import type { Definition, ResourceAction, ResourceTypes } from './definition.ts';
import { checkName, readDetail, readImpact, readList, type ImpactQuestion } from './reading.ts';
import { taskKindOf, type Payload } from './task-kinds.ts';

/** An action on one record, at the revision that the caller read. */
export interface ChangeOrder {
  readonly id: string;
  readonly revision: number;
  readonly reason?: string;
  readonly repair?: RepairedTask;
}

export function defineAdminResource<T extends ResourceTypes>(definition: Definition<T>) {
  const actions = Object.keys(definition.actions) as ResourceAction[];
  const kinds = new Map(actions.map((action) => [action, taskKindOf(definition, action)]));

  function kindOf(action: ResourceAction): TaskKind<Payload<T>> {
    const kind = kinds.get(action);
    if (!kind) throw new Error(`No ${definition.recordKind} can be changed by ${action}`);
    return kind;
  }

  const submit = (actor: Actor, order: Order<T>): Promise<AdminTaskReceipt> =>
    submitChange(definition, kindOf(order.action), actor, order);

  return {
    definition,
    taskKinds: [...kinds.values()] as readonly AnyTaskKind[],
    submit,
    list: (context: Context, request: T['request']) => readList(definition, context, request),
    detail: (context: Context, id: string) => readDetail(definition, context, id),
    impact: (context: Context, question: ImpactQuestion<T['draft']>) => readImpact(definition, context, question),
    checkName: (context: Context, question: { readonly name: string; readonly exceptId?: string }) =>
      checkName(definition, context, question),
    checkCreation: (actor: Actor, draft: T['draft']) => checkCreation(definition, kindOf('create'), actor, draft),
    create: (actor: Actor, draft: T['draft'], repair?: RepairedTask) =>
      submit(actor, { action: 'create', records: [{ id: null, revision: null, draft }], repair }),
    edit: (actor: Actor, { id, revision, repair }: ChangeOrder, draft: T['draft']) =>
      submit(actor, { action: 'edit', records: [{ id, revision, draft }], repair }),
    change: (
      actor: Actor,
      action: Exclude<ResourceAction, 'create' | 'edit' | 'assign-token'>,
      { id, revision, reason, repair }: ChangeOrder,
    ) => submit(actor, { action, records: [{ id, revision, draft: null }], reason, repair }),
  };
}
