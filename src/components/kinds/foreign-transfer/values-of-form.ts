// The values of an existing foreign transfer, for a repair or to pay the same payee again.
import type {
  ForeignBeneficiary,
  ForeignTransferForm,
  LocalBeneficiary,
  TelegraphicTransferForm,
} from '../../../../generated/types.ts';
import { timingValues } from '../../payment-form/payment-values.ts';
import { emptyForeign, noForeignPayee, noTrade, type ForeignPayeeKind, type ForeignValues } from './foreign-values.ts';

const payeeKindOf = ({ payee, transferType }: ForeignTransferForm): ForeignPayeeKind => {
  if (payee.kind === 'favorite') return 'favorite';
  return transferType === 'OVB' ? 'own' : 'other';
};

export const beneficiaryOf = ({ payee }: ForeignTransferForm): Partial<ForeignBeneficiary & LocalBeneficiary> =>
  payee.beneficiary ?? {};

function payeeValues(form: ForeignTransferForm): ForeignValues['payee'] {
  const favorite = form.payee.kind === 'favorite' ? form.payee : undefined;
  const beneficiary = Object.fromEntries(
    Object.entries(beneficiaryOf(form)).filter(([field]) => field in noForeignPayee),
  );
  return {
    favoriteId: favorite?.favoriteId ?? '',
    favoriteName: favorite?.favoriteName ?? '',
    inquiryId: '',
    beneficiary: { ...noForeignPayee, ...beneficiary },
  };
}

function telegraphicValues({ charges, trade, codeWord, intermediary }: TelegraphicTransferForm) {
  const { feeAccount } = emptyForeign.charges;
  return {
    charges: { ...emptyForeign.charges, ...charges, feeAccount: { ...feeAccount, ...charges.feeAccount } },
    intermediary: { ...emptyForeign.intermediary, ...intermediary },
    trade: { ...noTrade, ...trade },
    codeWord: codeWord ?? '',
  };
}

export function foreignValuesOf(form: ForeignTransferForm): ForeignValues {
  const { transactionDetails, timing, additionalDetails: { email = [], whatsapp = [] } = {} } = form;
  return {
    ...emptyForeign,
    ...(form.transferType === 'TT' && telegraphicValues(form)),
    transferType: form.transferType,
    fromAccount: { ...emptyForeign.fromAccount, ...form.fromAccount },
    payeeKind: payeeKindOf(form),
    payee: payeeValues(form),
    transactionDetails: { ...emptyForeign.transactionDetails, ...transactionDetails },
    remitterBeneficiaryRelationship: form.remitterBeneficiaryRelationship,
    isRemitterSameAsBeneficiary: form.isRemitterSameAsBeneficiary,
    underlyingCodes: [...(form.underlyingCodes ?? [])],
    deal: { ...emptyForeign.deal, rateType: form.deal?.rateType ?? 'counter' },
    timing: timingValues(timing),
    additionalDetails: { email: [...email], whatsapp: [...whatsapp] },
  };
}
