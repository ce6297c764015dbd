// Defines the delegation of authority as one record: the most that each role may act on, by transaction type.
import type {
  DelegationEdit,
  DelegationOfAuthority,
  DelegationRow as DelegationLine,
  DelegationSetting,
  Flag12,
  ServiceCode,
} from '../../generated/types.ts';
import { money } from '../../domain/money.ts';
import type { Context } from '../context.ts';
import { minorOf } from '../db/numeric.ts';
import { Refusal } from '../refusal.ts';
import { markChanged } from '../resources/company-setting.ts';
import { defineAdminResource } from '../resources/define.ts';
import type { Offer, Question } from '../resources/definition.ts';
import type { Blocker } from '../tasks/kind.ts';
import {
  amountsOf,
  defaultsOf,
  delegationFacts,
  delegationId,
  findDelegations,
  roleNames,
  roles,
  writeDelegations,
  type DelegationFacts,
  type DelegationRow,
  type Delegations,
  type RoleName,
} from './delegation-store.ts';
import type { LimitType } from './limit-types.ts';
import { returnedDraft, type Returned } from './returned-draft.ts';

interface DelegationTypes {
  readonly row: DelegationRow;
  readonly draft: Delegations;
  readonly facts: DelegationFacts;
  readonly snapshot: { readonly settings: readonly DelegationSetting[] };
  readonly request: object;
  readonly summary: DelegationOfAuthority;
  readonly detail: DelegationOfAuthority;
}

const flagOf = ({ roles: admitted }: LimitType, name: RoleName): Flag12 => (admitted.includes(roles[name]) ? 1 : 2);

const lineOf = (type: LimitType, own: Delegations): DelegationLine => ({
  serviceType: type.serviceType,
  name: type.name,
  allowMaker: flagOf(type, 'maker'),
  allowVerifier: flagOf(type, 'verifier'),
  allowApprover: flagOf(type, 'approver'),
  allowReleaser: flagOf(type, 'releaser'),
  defaultAmounts: defaultsOf(type),
  maximumAmounts: amountsOf(type, own),
});

function linesOf({ types }: DelegationFacts, own: Delegations): Pick<DelegationOfAuthority, 'single' | 'bulk'> {
  const lines = (isBulk: boolean) => types.filter((type) => type.isBulk === isBulk).map((type) => lineOf(type, own));
  return { single: lines(false), bulk: lines(true) };
}

const onWire = (row: DelegationRow, facts: DelegationFacts, offer: Offer): DelegationOfAuthority => ({
  ...linesOf(facts, row.own),
  revision: row.revision,
  stamp: row.stamp,
  ...offer,
});

const settingsOf = ({ types }: DelegationFacts, own: Delegations): DelegationSetting[] =>
  types.map((type) => ({ serviceType: type.serviceType, maximumAmounts: amountsOf(type, own) }));

/** Blocks an amount above the default, and an amount for a role that does not take part in the type. */
function rulesOf(type: LimitType, own: Delegations): Blocker[] {
  const [defaults, set] = [defaultsOf(type), own[type.serviceType]];
  return roleNames.flatMap((name): Blocker[] => {
    const [amount, most] = [set?.[name] ?? null, defaults[name]];
    const field = `${type.serviceType}.${name}`;
    if (amount === null || (most !== null && minorOf(amount) <= minorOf(most))) return [];
    const maximum = money(minorOf(most ?? '0.00'), 'IDR');
    return [{ code: 'ADMIN_ABOVE_DEFAULT', about: [type.name], parameters: { maximum }, field }];
  });
}

/** A type that stays is not refused after the bank lowered its default. */
const rules = ({ subject: { row, draft }, facts: { types } }: Question<DelegationTypes>): Blocker[] =>
  types.flatMap((type) => (draft && isChanged(type, draft, row?.own ?? {}) ? rulesOf(type, draft) : []));

function isChanged(type: LimitType, own: Delegations, before: Delegations): boolean {
  const defaults = defaultsOf(type);
  const amountIn = (all: Delegations, name: RoleName) => all[type.serviceType]?.[name] ?? defaults[name];
  return roleNames.some((name) => amountIn(own, name) !== amountIn(before, name));
}

const fieldOf = (service: string, name: RoleName) => `delegations.${service}.${name}`;

const words = (own: Delegations, { types }: DelegationFacts) =>
  Object.fromEntries(
    types.flatMap((type) => {
      const amounts = amountsOf(type, own);
      return roleNames.map((name) => [fieldOf(type.serviceType, name), amounts[name]] as const);
    }),
  );

const isSame = (one: DelegationSetting, other: DelegationSetting | undefined) =>
  roleNames.every((name) => one.maximumAmounts[name] === other?.maximumAmounts[name]);

export const delegations = defineAdminResource<DelegationTypes>({
  recordKind: 'delegation',
  auditKind: 'limit',
  actions: { edit: ['Active'] },
  find: findDelegations,
  facts: delegationFacts,
  rules,
  related: () => [],
  draftOf: ({ own }) => own,
  words,
  snapshot: (row, facts) => ({ settings: settingsOf(facts, row.own) }),
  content: ([kept]) => {
    const before = kept?.before?.settings ?? [];
    const after = before.map(({ serviceType, maximumAmounts }) => ({
      serviceType,
      maximumAmounts: kept?.draft?.[serviceType] ?? maximumAmounts,
    }));
    const changed = before.filter((setting, index) => !isSame(setting, after[index]));
    const names = changed.map(({ serviceType }) => serviceType);
    return { kind: 'delegation', before: changed, after: after.filter((one) => names.includes(one.serviceType)) };
  },
  apply: async (actor, { subject: { row, draft } }, applied) => {
    if (!row || !draft) throw new Error('A change of the delegation has no values');
    await writeDelegations(actor, draft);
    await markChanged(actor, row, applied);
    return row.id;
  },
  list: () => Promise.reject(new Error('The delegation is one record')),
  summary: onWire,
  detail: (_, row, facts, offer) => Promise.resolve(onWire(row, facts, offer)),
});

const isDelegations = (stored: unknown): stored is Delegations => typeof stored === 'object' && stored !== null;

const changedIn = ({ draft, changed }: Returned<Delegations>): Delegations =>
  Object.fromEntries(
    Object.entries(draft).filter(([service]) => roleNames.some((name) => changed.has(fieldOf(service, name)))),
  );

/** With a task, the amounts that it wants for the types that it changes. */
export async function readDelegation(context: Context, taskId: string | undefined): Promise<DelegationOfAuthority> {
  const shown = await delegations.detail(context, delegationId);
  const returned = await returnedDraft(context, { taskId, recordKind: 'delegation', isDraft: isDelegations });
  if (!returned) return shown;
  const [row] = await findDelegations(context.db, context.who.companyId, [delegationId], false);
  const amounts = { ...row?.own, ...changedIn(returned) };
  return { ...shown, ...linesOf(await delegationFacts(context), amounts) };
}

/** Throws a Refusal for an unknown type, a role that lacks its amount, and a new amount above the default. */
function checkSettings(
  wanted: readonly DelegationSetting[],
  { own }: DelegationRow,
  types: readonly LimitType[],
): void {
  for (const [index, { serviceType, maximumAmounts }] of wanted.entries()) {
    const type = types.find((one) => one.serviceType === serviceType);
    if (!type) throw new Refusal('193');
    const place = (name: string) => `delegations.${index}.maximumAmounts.${name}`;
    const missing = roleNames.find((name) => defaultsOf(type)[name] !== null && maximumAmounts[name] === null);
    if (missing) throw new Refusal('9090').at(place(missing));
    const draft = { [serviceType]: maximumAmounts };
    const [first] = isChanged(type, draft, own) ? rulesOf(type, draft) : [];
    if (first) throw new Refusal(first.code, first.parameters).at(place(first.field?.split('.')[1] ?? ''));
  }
}

export async function editDelegation(context: Context, { revision, delegations: wanted, repair }: DelegationEdit) {
  const services = wanted.map(({ serviceType }) => serviceType);
  if (new Set(services).size < services.length) throw new Refusal('FIELD_REPEATED').at('delegations');
  const [row] = await findDelegations(context.db, context.who.companyId, [delegationId], false);
  if (!row) throw new Refusal('193');
  const named = Object.fromEntries(wanted.map(({ serviceType, maximumAmounts }) => [serviceType, maximumAmounts]));
  const draft: Partial<Record<ServiceCode, DelegationSetting['maximumAmounts']>> = { ...row.own, ...named };
  const check = async () => checkSettings(wanted, row, (await delegationFacts(context)).types);
  return delegations.submit(context, {
    action: 'edit',
    records: [{ id: delegationId, revision, draft }],
    repair,
    check,
  });
}
