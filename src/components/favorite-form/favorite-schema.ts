// Checks a typed favorite with the contract's schemas of its parts, and converts it to the form of the contract.
import * as z from 'zod/mini';
import type { FavoriteSharing, LocalFavorite, RecordReference } from '../../../generated/types.ts';
import {
  zAdditionalDetails,
  zBifastProxy,
  zFavoriteLocalBeneficiary,
  zFavoriteName,
  zFavoriteSharing,
  zFeePayer,
  zFromAccount,
  zGeneralText,
  zPaymentAmount,
  zTransferType,
  zUuid,
} from '../../../generated/zod.gen.ts';
import { isClearing } from '../kinds/local-transfer/transfer-values.ts';
import type { FavoriteValues, SharingValues } from './favorite-values.ts';

export const sharingSchema = z
  .object({ scope: zFavoriteSharing.shape.scope, subUserGroups: z.array(z.string()) })
  .check(
    z.refine(({ scope, subUserGroups }) => scope !== 'sub-user-groups' || subUserGroups.length > 0, {
      error: '9090',
      path: ['subUserGroups'],
    }),
  );

const shape = z.object({
  favoriteName: zFavoriteName,
  sharing: sharingSchema,
  transferType: zTransferType,
  fromAccount: z.optional(zFromAccount),
  payee: z.object({
    inquiryId: z.optional(zUuid),
    proxy: z.optional(zBifastProxy),
    beneficiary: zFavoriteLocalBeneficiary,
  }),
  transactionDetails: z.object({ amount: z.optional(zPaymentAmount), info: z.optional(zGeneralText) }),
  charges: z.object({ chargeTransactionFeeTo: zFeePayer }),
  additionalDetails: zAdditionalDetails,
});

const ofClearing = ['clearingCode', 'addressLine1', 'category', 'citizenship', 'residency'] as const;

/** Clearing needs more fields of the payee than the other rails. */
const complete = shape.check(({ value: { transferType, payee }, issues }) => {
  if (!isClearing(transferType)) return;
  const missing = ofClearing.filter((field) => payee.beneficiary[field] === undefined);
  for (const field of missing)
    issues.push({ code: 'custom', message: '9090', path: ['payee', 'beneficiary', field], input: undefined });
});

function payeeOf({ payeeKind, payee, transferType = '' }: Partial<FavoriteValues>): unknown {
  if (!payee) return undefined;
  const { inquiryId, proxy, beneficiary } = payee;
  const { addressLine1, addressLine2, clearingCode, citizenship, residency, category, ...account } = beneficiary;
  const more = { addressLine1, addressLine2, clearingCode, citizenship, residency, category };
  return {
    inquiryId,
    ...(payeeKind === 'proxy' && { proxy }),
    beneficiary: isClearing(transferType) ? { ...account, ...more } : account,
  };
}

/** Leaves out empty values and the fields that the chosen rail does not have. */
function chosenOf(values: Partial<FavoriteValues>): unknown {
  const { fromAccount, transactionDetails, ...others } = values;
  const { amount, info } = transactionDetails ?? {};
  return {
    ...others,
    ...(fromAccount?.id && { fromAccount }),
    payee: payeeOf(values),
    transactionDetails: { ...(amount?.value && { amount }), info },
  };
}

export const favoriteSchema = z.pipe(z.transform(chosenOf), complete);
export type CheckedFavorite = z.output<typeof favoriteSchema>;

/** Before the groups are loaded, the ids stand for the names, which the bank writes itself. */
const groupsWith = (ids: readonly string[], groups: readonly RecordReference[] | undefined): RecordReference[] =>
  groups ? groups.filter(({ id }) => ids.includes(id)) : ids.map((id) => ({ id, name: id }));

export const sharingOf = (
  { scope, subUserGroups }: SharingValues,
  groups: readonly RecordReference[] | undefined,
): FavoriteSharing => ({
  scope,
  subUserGroups: scope === 'sub-user-groups' ? groupsWith(subUserGroups, groups) : [],
});

export function localFavoriteOf(
  checked: CheckedFavorite,
  groups: readonly RecordReference[] | undefined,
): LocalFavorite {
  const { sharing, payee, charges, ...facts } = checked;
  const form = {
    paymentType: 'LCY',
    ...facts,
    ...payee,
    shareFavoriteWith: sharingOf(sharing, groups),
    ...(facts.transferType !== 'OVB' && charges),
  };
  return form as LocalFavorite;
}
