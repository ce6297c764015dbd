import type { LocalBeneficiary, LocalTransferForm } from '../../../../generated/types.ts';

/** Adds holder, bank and account to the payee, because a typed form names a favorite only by its id. */
export const withBeneficiary = (form: LocalTransferForm, beneficiary: LocalBeneficiary): LocalTransferForm =>
  ({
    ...form,
    payee: { ...form.payee, beneficiary: { ...form.payee.beneficiary, ...beneficiary } },
  }) as LocalTransferForm;
