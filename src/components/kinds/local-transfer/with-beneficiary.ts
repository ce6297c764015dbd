import type { LocalBeneficiary, LocalTransferForm } from '../../../../generated/types.ts';

/** The form with holder, bank and account of its payee: of a favorite it names the favorite alone. */
export const withBeneficiary = (form: LocalTransferForm, beneficiary: LocalBeneficiary): LocalTransferForm =>
  ({
    ...form,
    payee: { ...form.payee, beneficiary: { ...form.payee.beneficiary, ...beneficiary } },
  }) as LocalTransferForm;
