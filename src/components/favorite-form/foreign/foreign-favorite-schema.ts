// Checks a typed foreign favorite with the contract's schemas of its parts, and converts it to the form of the contract.
import * as z from 'zod/mini';
import { checkForeignAccount } from '../../../../domain/identifiers/foreign-account.ts';
import type { ForeignFavorite, RecordReference } from '../../../../generated/types.ts';
import {
  zAdditionalDetails,
  zChargeInstruction,
  zFavoriteName,
  zFeePayer,
  zForeignBeneficiary,
  zFromAccount,
  zIntermediaryBank,
  zPaymentAmount,
  zRemitterRelationship,
  zSwiftMessage,
  zTransactionPurposeCode,
} from '../../../../generated/zod.gen.ts';
import { unacceptedFields, wireForeign } from '../../kinds/foreign-transfer/foreign-wire.ts';
import { custom } from '../../payment-form/form-check.ts';
import { sharingOf, sharingSchema } from '../favorite-schema.ts';
import type { ForeignFavoriteValues } from './foreign-favorite-values.ts';

const shape = z.object({
  favoriteName: zFavoriteName,
  sharing: sharingSchema,
  fromAccount: z.optional(zFromAccount),
  payee: z.object({ beneficiary: zForeignBeneficiary }),
  intermediary: z.optional(zIntermediaryBank),
  charges: z.object({ chargeInstruction: zChargeInstruction, chargeTransactionFeeTo: zFeePayer }),
  remitterBeneficiaryRelationship: zRemitterRelationship,
  isRemitterSameAsBeneficiary: z.boolean(),
  transactionDetails: z.object({
    amount: z.optional(zPaymentAmount),
    purposeCode: z.optional(zTransactionPurposeCode),
    info: z.optional(zSwiftMessage),
  }),
  additionalDetails: zAdditionalDetails,
  unaccepted: z.array(z.string()),
});

const payeePath = ['payee', 'beneficiary'] as const;

/** The text must be accepted as SWIFT writes it, and the account number must fit the country. */
const complete = shape.check(({ value: { unaccepted, payee }, issues }) => {
  issues.push(...unaccepted.map((field) => custom('FIELD_SWIFT_TEXT', ...field.split('.'))));
  const checked = checkForeignAccount(payee.beneficiary.country, payee.beneficiary.accountNumber);
  if (!checked.ok) issues.push(custom(checked.code, ...payeePath, 'accountNumber'));
});

/** Leaves out empty values; the payee and the message are written as in a transfer. */
function chosenOf(values: Partial<ForeignFavoriteValues>): unknown {
  const { fromAccount, favoriteName, sharing } = values;
  const wire = Object(wireForeign(values)) as Partial<ForeignFavoriteValues>;
  const { amount, purposeCode, info } = wire.transactionDetails ?? {};
  return {
    ...wire,
    favoriteName,
    sharing,
    fromAccount: fromAccount?.id ? fromAccount : undefined,
    transactionDetails: { ...(amount?.value && { amount }), ...(purposeCode && { purposeCode }), info },
    unaccepted: unacceptedFields(values),
  };
}

export const foreignFavoriteSchema = z.pipe(z.transform(chosenOf), complete);
export type CheckedForeignFavorite = z.output<typeof foreignFavoriteSchema>;

export function foreignFavoriteOf(
  { sharing, payee, charges, unaccepted: _unaccepted, ...facts }: CheckedForeignFavorite,
  groups: readonly RecordReference[] | undefined,
): ForeignFavorite {
  const form = {
    paymentType: 'FCY',
    ...facts,
    transferType: 'TT',
    ...payee,
    ...charges,
    shareFavoriteWith: sharingOf(sharing, groups),
  };
  return form as ForeignFavorite;
}
