// A favorite stores the fields of every rail. A transfer may contain only the fields of its own rail.
import type {
  ClearingBeneficiary,
  FavoriteLocalBeneficiary,
  LocalBeneficiary,
  TransferType,
} from '../../generated/types.ts';

type Field = keyof FavoriteLocalBeneficiary;

const ofEveryRail: readonly (keyof LocalBeneficiary)[] = [
  'bankCode',
  'bankName',
  'accountNumber',
  'accountName',
  'currency',
  'category',
  'citizenship',
  'residency',
];
const ofClearing: readonly (keyof ClearingBeneficiary)[] = [
  ...ofEveryRail,
  'clearingCode',
  'branchName',
  'addressLine1',
  'addressLine2',
  'addressLine3',
];
export const isClearing = (transferType: TransferType) => transferType === 'LLG' || transferType === 'RTGS';

/** Returns the beneficiary of a favorite without the fields that the contract does not have for this rail. */
export function beneficiaryOn(transferType: TransferType, beneficiary: FavoriteLocalBeneficiary): LocalBeneficiary {
  const fields: readonly Field[] = isClearing(transferType) ? ofClearing : ofEveryRail;
  const carried = Object.entries(beneficiary).filter(([field]) => fields.some((one) => one === field));
  return Object.fromEntries(carried) as typeof beneficiary;
}
