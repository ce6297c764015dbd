import type { ForeignTransferForm } from '../../../../generated/types.ts';
import type { ForeignValues } from './foreign-values.ts';

/** Shows the payee of a favorite, which the form itself does not send. */
export function withPayee(form: ForeignTransferForm, { payee }: ForeignValues): ForeignTransferForm {
  if (form.payee.kind !== 'favorite') return form;
  return { ...form, payee: { ...form.payee, beneficiary: payee.beneficiary } } as ForeignTransferForm;
}
