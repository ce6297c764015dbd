import type { ApprovalMode, ApprovalScope, CompanySetupDraft, PayeeInputMode } from '../../../generated/types.ts';
import type { SettingScreens } from '../../components/admin-resource/setting.ts';

const base = '/admin/services/company-setup';

export const setupScreens: SettingScreens = {
  list: base,
  edit: `${base}/edit`,
  confirmation: `${base}/confirmation`,
  finish: `${base}/finish`,
};

export const modes: readonly ApprovalMode[] = ['Manual Approval', 'Straight Through Processing'];
export const scopes: readonly ApprovalScope[] = ["Approve Other's Tasks", 'Approve My Tasks Only'];
export const payeeInputs: readonly PayeeInputMode[] = [
  'Manual Input & Favorites',
  'Favorites Only',
  'Manual Input Only',
];
export const featureNames = [
  'whatsapp',
  'recurring',
  'inbox',
  'exceptionalApproval',
  'bulkDebit',
  'underlyingDocuments',
] as const;

/** The settings that the form edits; the others go back to the bank as they were read. */
export const edited = ['email', 'telephone', 'address', 'approvalMode', 'approvalScope', 'payeeInputMode'] as const;
export type EditedName = (typeof edited)[number];
export type SetupValues = CompanySetupDraft;

export const textOf = (value: string | readonly string[] | null): string =>
  value === null ? '–' : typeof value === 'string' ? value : value.toSorted().join(', ');
