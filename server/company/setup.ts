// Defines the set-up of a company as one record. The bank alone changes its profile and its features.
import type { CompanySetup, CompanySetupDraft } from '../../generated/types.ts';
import { featuresOf } from '../people/features.ts';
import { markChanged } from '../resources/company-setting.ts';
import { defineAdminResource } from '../resources/define.ts';
import type { Offer, Question } from '../resources/definition.ts';
import type { Blocker } from '../tasks/kind.ts';
import { findSetup, setupFacts, writeSetup, type SetupFacts, type SetupRow } from './setup-store.ts';

interface SetupTypes {
  readonly row: SetupRow;
  readonly draft: CompanySetupDraft;
  readonly facts: SetupFacts;
  readonly snapshot: CompanySetupDraft;
  readonly request: object;
  readonly summary: CompanySetup;
  readonly detail: CompanySetup;
}

const onWire = (
  { profile, settings, features, hiddenMenus, revision, stamp }: SetupRow,
  offer: Offer,
): CompanySetup => ({
  profile,
  settings,
  features: featuresOf(features),
  hiddenMenus: [...hiddenMenus],
  revision,
  stamp,
  ...offer,
});

/** Without an approver the maker alone decides, so only a company in which one person does everything may begin it. */
function ofStraightThrough({ profile, settings }: SetupRow, { approvalMode }: CompanySetupDraft): Blocker[] {
  const begins = approvalMode === 'Straight Through Processing' && settings.approvalMode !== approvalMode;
  return begins && !profile.isSingleAccess ? [{ code: 'ADMIN_FOUR_EYES', about: [], field: 'approvalMode' }] : [];
}

/** A company that begins to approve by hand needs an approver, and no workflow may leave requests without one. */
function ofMode({ settings }: SetupRow, { approvalMode }: CompanySetupDraft, facts: SetupFacts): Blocker[] {
  if (approvalMode !== 'Manual Approval' || settings.approvalMode === approvalMode) return [];
  if (facts.approvers === 0) return [{ code: '85', about: [] }];
  const [first] = facts.straightThrough;
  if (first === undefined) return [];
  return [{ code: 'ADMIN_APPROVAL_BY_HAND', about: facts.straightThrough, field: 'approvalMode' }];
}

function ofScope({ profile }: SetupRow, { approvalScope }: CompanySetupDraft): Blocker[] {
  const isOwn = approvalScope.includes('Approve My Tasks Only');
  return isOwn && !profile.isSingleAccess ? [{ code: 'ADMIN_OWN_TASKS', about: [], field: 'approvalScope' }] : [];
}

function rules({ subject: { row, draft }, facts }: Question<SetupTypes>): Blocker[] {
  return row && draft ? [...ofStraightThrough(row, draft), ...ofMode(row, draft, facts), ...ofScope(row, draft)] : [];
}

const list = (values: readonly string[]) => (values.length > 0 ? values.toSorted().join(', ') : null);

const words = ({ notices, ...draft }: CompanySetupDraft) => ({
  email: draft.email,
  telephone: draft.telephone,
  address: draft.address,
  approvalMode: draft.approvalMode,
  approvalScope: list(draft.approvalScope),
  payeeInputMode: draft.payeeInputMode,
  allowedLocations: list(draft.allowedLocations),
  'notices.topics': list(notices.topics),
  'notices.emails': list(notices.emails),
  'notices.whatsapp': list(notices.whatsapp.map(({ countryCode, valueWhatsapp }) => `${countryCode} ${valueWhatsapp}`)),
  'notices.largeTransactionFrom': notices.largeTransactionFrom,
  'notices.dailyLimitWarningPercent': String(notices.dailyLimitWarningPercent),
});

export const companySetup = defineAdminResource<SetupTypes>({
  recordKind: 'company-setup',
  auditKind: 'setting',
  actions: { edit: ['Active'] },
  placeOf: (_, field) => `settings.${field}`,
  find: findSetup,
  facts: setupFacts,
  rules,
  related: () => [],
  draftOf: ({ settings }) => settings,
  words,
  snapshot: ({ settings }) => settings,
  content: ([kept]) => {
    const { before, draft } = kept ?? {};
    if (!before || !draft) throw new Error('A change of the company set-up has no values');
    return { kind: 'company-setup', before, after: draft };
  },
  apply: async (actor, { subject: { row, draft } }, applied) => {
    if (!row || !draft) throw new Error('A change of the company set-up has no values');
    await writeSetup(actor, draft);
    await markChanged(actor, row, applied);
    return row.id;
  },
  list: () => Promise.reject(new Error('The set-up of a company is one record')),
  summary: (row, _, offer) => onWire(row, offer),
  detail: (_, row, __, offer) => Promise.resolve(onWire(row, offer)),
});
