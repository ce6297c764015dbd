// The fields of a maker's favorite, asked as an administrator.
import type { ReactNode } from 'react';
import { useFormContext } from 'react-hook-form';
import { checkCompanyFavoriteName, inquireCompanyPayee } from '../../../../generated/calls/company.ts';
import { searchSubUserGroups } from '../../../../generated/calls/groups.ts';
import type { CompanyPayee, CompanyPayeeQuestion, ServiceCode } from '../../../../generated/types.ts';
import { ask } from '../../../api/ask.ts';
import { useEveryItem } from '../../../api/every-item.ts';
import { FavoriteSourceContext, type FavoriteSource } from '../../../components/favorite-form/favorite-source.tsx';
import { emptyFavorite, type FavoriteValues } from '../../../components/favorite-form/favorite-values.ts';
import { useFieldValue } from '../../../components/form/use-field.ts';
import {
  PayeeSourceContext,
  type FoundPayee,
  type PayeeSource,
} from '../../../components/kinds/local-transfer/payee-source.ts';
import { LookupField } from '../../../components/pickers/lookup-field.tsx';
import { useTexts } from '../../../components/text/use-texts.ts';
import { accountLookup } from '../../../components/pickers/account-lookup.ts';

export const askPayee = (payee: CompanyPayeeQuestion['payee']) => ask(inquireCompanyPayee, { body: { payee } });

function found({
  accountNumber,
  accountName,
  bankCode = '',
  bankName = '',
  currency = 'IDR',
}: CompanyPayee): FoundPayee {
  const beneficiary = { bankCode, bankName, accountNumber, accountName, currency };
  return { inquiryId: '', beneficiary, isFirstTime: false, lastPaidAt: null, accountChangedAt: null };
}

const rails: readonly ServiceCode[] = [
  'SVC_LCY_OVB',
  'SVC_LCY_BIFAST',
  'SVC_LCY_ONLINE',
  'SVC_LCY_LLG',
  'SVC_LCY_RTGS',
];

const payeeSource: PayeeSource = {
  account: async (question) => found(await askPayee({ kind: 'account', ...question })),
  proxy: async (proxy) => found(await askPayee({ kind: 'proxy', proxy })),
  services: rails,
};

const useGroups = () => useEveryItem(searchSubUserGroups)?.map(({ value, text }) => ({ id: value, name: text }));

function CompanyAccountField() {
  const t = useTexts('payments');
  const { setValue } = useFormContext<FavoriteValues>();
  const { id, alias } = useFieldValue<FavoriteValues['fromAccount']>('fromAccount');
  return (
    <LookupField<'listAccountLimits', FavoriteValues>
      name="fromAccount.id"
      label={t('transfer.fromAccount')}
      {...accountLookup}
      onPick={(picked) => setValue('fromAccount', picked?.account ?? emptyFavorite.fromAccount, { shouldDirty: true })}
      {...(id && { chosen: { id, label: alias } })}
      isOptional
    />
  );
}

const sourceWith = (scopes: FavoriteSource['scopes']): FavoriteSource => ({
  checkName: checkCompanyFavoriteName,
  scopes,
  useGroups,
  AccountField: CompanyAccountField,
});
const shared = sourceWith(['company', 'sub-user-groups']);
const ofOneMaker = sourceWith(['private', 'sub-user-groups', 'company']);

interface SourcesProps {
  /** A private favorite of a maker may stay private. */
  readonly isPrivate?: boolean;
  readonly children: ReactNode;
}

export const Sources = ({ isPrivate = false, children }: SourcesProps) => (
  <PayeeSourceContext value={payeeSource}>
    <FavoriteSourceContext value={isPrivate ? ofOneMaker : shared}>{children}</FavoriteSourceContext>
  </PayeeSourceContext>
);
