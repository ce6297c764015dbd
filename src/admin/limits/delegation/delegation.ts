import type { DelegatedAmounts, DelegationOfAuthority } from '../../../../generated/types.ts';
import type { SettingScreens } from '../../../components/admin-resource/setting.ts';

export const screens: SettingScreens = {
  list: '/admin/company-administration/delegation-of-authority',
  edit: '/admin/company-administration/delegation-of-authority/edit',
  confirmation: '/admin/company-administration/delegation-of-authority/edit/confirmation',
  finish: '/admin/company-administration/delegation-of-authority/edit/finish',
};

export const roleNames = ['maker', 'verifier', 'approver', 'releaser'] as const;
export type RoleName = (typeof roleNames)[number];

/** The typed amount of each role, by transaction type; empty for a role that does not take part. */
export type DelegationValues = Readonly<Record<string, Readonly<Record<RoleName, string | undefined>>>>;

export const rowsOf = ({ single, bulk }: DelegationOfAuthority) => [...single, ...bulk];

export const typedOf = ({ maker, verifier, approver, releaser }: DelegatedAmounts) => ({
  maker: maker ?? '',
  verifier: verifier ?? '',
  approver: approver ?? '',
  releaser: releaser ?? '',
});
