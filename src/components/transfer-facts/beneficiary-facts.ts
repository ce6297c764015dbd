// Who the payee is, as the clearing and foreign transfers carry it.
import type { ForeignBeneficiary } from '../../../generated/types.ts';
import type { Fact } from '../../ui/key-value-list.tsx';
import type { Translate } from '../text/use-texts.ts';
import { when } from './present-facts.ts';

type Person = Partial<Pick<ForeignBeneficiary, 'category' | 'citizenship' | 'residency'>>;
type Address = Partial<Pick<ForeignBeneficiary, 'addressLine1' | 'addressLine2' | 'addressLine3'>>;
interface Branch {
  readonly clearingCode?: string | undefined;
  readonly branchName?: string | undefined;
}

type Text = Translate<'kinds'>;

export const addressOf = ({ addressLine1, addressLine2, addressLine3 }: Address): string =>
  [addressLine1, addressLine2, addressLine3].filter(Boolean).join(', ');

export const branchOf = ({ clearingCode, branchName }: Branch): string =>
  [branchName, clearingCode].filter(Boolean).join(' · ');

/** The codes of the contract as words. */
export const personFacts = ({ category, citizenship, residency }: Person, t: Text): (Fact | undefined)[] => [
  when(category && t(`payeeCategory.${category}`), t('transfer.category')),
  when(citizenship && t(`payeeCitizenship.${citizenship}`), t('transfer.citizenship')),
  when(residency && t(`payeeResidency.${residency}`), t('transfer.residency')),
];

export const clearingFacts = (beneficiary: Person & Address & Branch, t: Text): (Fact | undefined)[] => [
  when(branchOf(beneficiary), t('transfer.branch')),
  when(addressOf(beneficiary), t('transfer.address')),
  ...personFacts(beneficiary, t),
];
