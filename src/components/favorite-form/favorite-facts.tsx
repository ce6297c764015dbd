import type { ReactNode } from 'react';
import type {
  FavoriteForm,
  FavoriteSharing,
  ForeignFavorite,
  LocalFavorite,
  TransactionContent,
} from '../../../generated/types.ts';
import { Amount } from '../money/amount.tsx';
import { PayeeAccount } from '../money/payee-account.tsx';
import { useCodeName } from '../text/code-names.tsx';
import { useCountryName } from '../text/use-country-name.ts';
import { useTexts, type Translate } from '../text/use-texts.ts';
import { addressOf, clearingFacts, personFacts } from '../transfer-facts/beneficiary-facts.ts';
import { present } from '../transfer-facts/present-facts.ts';
import { KeyValueList, type Fact } from '../../ui/key-value-list.tsx';

type FavoriteContent = Extract<TransactionContent, { readonly kind: 'favorite' }>;

const when = (value: ReactNode, label: string): Fact[] => (value ? [{ label, value }] : []);
const joined = (...parts: readonly (string | undefined)[]) => parts.filter(Boolean).join(' · ');

interface Wording {
  readonly t: Translate<'kinds'>;
  readonly payments: Translate<'payments'>;
  readonly nameOf: (code: string) => string;
  readonly countryOf: (code: string) => string;
}

function localFacts(form: LocalFavorite, { t }: Wording): Fact[] {
  const { beneficiary, proxy, transferType, chargeTransactionFeeTo: payer } = form;
  return [
    { label: t('transfer.to'), value: beneficiary.accountName },
    ...when(proxy?.proxy, t('transfer.proxy')),
    { label: t('transfer.bank'), value: beneficiary.bankName },
    { label: t('transfer.accountNumber'), value: <PayeeAccount number={beneficiary.accountNumber} /> },
    ...present(clearingFacts(beneficiary, t)),
    { label: t('transfer.service'), value: t(`rail.${transferType}`) },
    ...when(payer && t(`transfer.${payer}`), t('transfer.feePayer')),
  ];
}

function foreignFacts(form: ForeignFavorite, { t, payments, nameOf, countryOf }: Wording): Fact[] {
  const { beneficiary, chargeInstruction: charges, chargeTransactionFeeTo: payer } = form;
  const purpose = form.transactionDetails?.purposeCode;
  const { accountName, accountNumber, bankName, bankCode, country } = beneficiary;
  return [
    { label: t('transfer.to'), value: accountName },
    { label: t('transfer.bank'), value: joined(bankName, bankCode, countryOf(country)) },
    ...when(joined(form.intermediary?.bankName, form.intermediary?.bankCode), t('transfer.intermediary')),
    { label: t('transfer.accountNumber'), value: <PayeeAccount number={accountNumber} /> },
    { label: payments('transfer.address'), value: addressOf(beneficiary) },
    ...present(personFacts(beneficiary, t)),
    { label: t('transfer.service'), value: payments(`foreign.${form.transferType}`) },
    ...when(charges && joined(charges, payments(`foreign.${charges}`)), payments('foreign.charges')),
    ...when(payer && t(`transfer.${payer}`), payments('foreign.feePayer')),
    { label: payments('foreign.relationship'), value: payments(`foreign.${form.remitterBeneficiaryRelationship}`) },
    ...when(purpose && nameOf(purpose), t('transfer.purpose')),
    ...when(form.codeWord, payments('foreign.codeWord')),
  ];
}

function payeeFacts(form: FavoriteForm, wording: Wording): Fact[] {
  if (form.paymentType === 'LCY') return localFacts(form, wording);
  if (form.paymentType === 'FCY') return foreignFacts(form, wording);
  const { t, payments, nameOf } = wording;
  const { institution, accountNumber, accountName, destinationName } = form.payeeDetails;
  const denomination = form.transactionDetails?.denomCode;
  return [
    { label: payments('bill.institution'), value: nameOf(institution) },
    { label: t('transfer.number'), value: <PayeeAccount number={accountNumber} /> },
    ...when(joined(accountName, destinationName), payments('bill.customer')),
    ...when(denomination && nameOf(denomination), payments('topUp.denomination')),
  ];
}

function notifiedFacts({ additionalDetails }: FavoriteForm, { t }: Wording): Fact[] {
  const { email = [], whatsapp = [] } = additionalDetails ?? {};
  const numbers = whatsapp.map(({ countryCode, valueWhatsapp }) => `${countryCode} ${valueWhatsapp}`);
  return [...when(email.join(', '), t('transfer.email')), ...when(numbers.join(', '), t('transfer.whatsapp'))];
}

function sharedWith({ scope, subUserGroups }: FavoriteSharing, t: Translate<'favorites'>): string {
  return scope === 'sub-user-groups' ? subUserGroups.map(({ name }) => name).join(', ') : t(`share.${scope}`);
}

type AccountName = (account: NonNullable<FavoriteForm['fromAccount']>) => string | undefined;

function useFacts(form: FavoriteForm, accountName: AccountName = ({ alias }) => alias): Fact[] {
  const t = useTexts('favorites');
  const kinds = useTexts('kinds');
  const wording = { t: kinds, payments: useTexts('payments'), nameOf: useCodeName(), countryOf: useCountryName() };
  const { fromAccount, transactionDetails } = form;
  const amount = transactionDetails?.amount;
  return [
    ...payeeFacts(form, wording),
    ...when(fromAccount && accountName(fromAccount), kinds('transfer.from')),
    ...when(amount && <Amount amount={amount} isStrong />, t('view.amount')),
    ...when(transactionDetails?.info, kinds('transfer.info')),
    ...notifiedFacts(form, wording),
    { label: t('share.title'), value: sharedWith(form.shareFavoriteWith, t) },
  ];
}

interface FavoriteFactsProps {
  readonly form: FavoriteForm;
  /** The alias when left out. */
  readonly accountName?: AccountName;
}

/** The facts of a favorite, for its page and its receipt. */
export const FavoriteFacts = ({ form, accountName }: FavoriteFactsProps) => (
  <KeyValueList facts={useFacts(form, accountName)} />
);

/** The facts of a request that creates, changes or deletes a favorite. */
export function FavoriteRequestFacts({ content: { change, form } }: { readonly content: FavoriteContent }) {
  const t = useTexts('favorites');
  const facts = useFacts(form);
  return (
    <KeyValueList
      facts={[
        { label: t('change.label'), value: t(`change.${change}`) },
        { label: t('name.label'), value: form.favoriteName },
        ...facts,
      ]}
    />
  );
}
