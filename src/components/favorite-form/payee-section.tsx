import { use, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import type { TransferType } from '../../../generated/types.ts';
import { Card } from '../../ui/card.tsx';
import { Section } from '../../ui/section.tsx';
import { RadioCardsField } from '../form/choice-fields.tsx';
import { useFieldValue } from '../form/use-field.ts';
import { AccountPayee } from '../kinds/local-transfer/account-payee.tsx';
import { ClearingFields } from '../kinds/local-transfer/clearing-fields.tsx';
import { PayeeSourceContext } from '../kinds/local-transfer/payee-source.ts';
import { ProxyPayee } from '../kinds/local-transfer/proxy-payee.tsx';
import { isClearing, type PayeeKind } from '../kinds/local-transfer/transfer-values.ts';
import { usePayee } from '../kinds/local-transfer/use-payee.ts';
import { usePerson } from '../shell/person.ts';
import { useTexts } from '../text/use-texts.ts';
import type { FavoriteValues } from './favorite-values.ts';

const railsToOthers = ['BIFAST', 'ONLINE', 'LLG', 'RTGS'] as const satisfies readonly TransferType[];
const railOf: Partial<Record<PayeeKind, TransferType>> = { own: 'OVB', proxy: 'BIFAST' };

/** The rails that the user may use, or all of them for an administrator. */
function useServices() {
  const own = usePerson().services;
  return use(PayeeSourceContext).services ?? own;
}

function Rail({ ofBank }: { readonly ofBank: readonly TransferType[] }) {
  const t = useTexts('favorites');
  const kinds = useTexts('kinds');
  const services = useServices();
  const rail = useFieldValue<string>('transferType');
  const rails = railsToOthers.filter((one) => services.includes(`SVC_LCY_${one}`));
  const choices = rails.map((id) => ({
    id,
    label: kinds(`rail.${id}`),
    description: t(`rail.${id}`),
    ...(!ofBank.includes(id) && { disabledReason: t('rail.notReached') }),
  }));
  return (
    <>
      <RadioCardsField<FavoriteValues> name="transferType" label={t('rail.label')} choices={choices} columns={2} />
      {isClearing(rail) && <ClearingFields />}
    </>
  );
}

function usePayeeKinds() {
  const payments = useTexts('payments');
  const services = useServices();
  const kinds = [
    { id: 'other', label: payments('transfer.other'), description: payments('transfer.otherText'), icon: 'bank' },
    { id: 'own', label: payments('transfer.own'), description: payments('transfer.ownText'), icon: 'building' },
    { id: 'proxy', label: payments('transfer.proxy'), description: payments('transfer.proxyText'), icon: 'mobile' },
  ] as const;
  return kinds.filter(({ id }) => {
    const rail = railOf[id];
    return rail === undefined || services.includes(`SVC_LCY_${rail}`);
  });
}

/** The section of the payee; the rail is stored with the favorite. */
export function PayeeSection() {
  const t = useTexts('favorites');
  const payments = useTexts('payments');
  const { setValue } = useFormContext<FavoriteValues>();
  const { begin } = usePayee();
  const kind = useFieldValue<PayeeKind>('payeeKind');
  const [ofBank, setOfBank] = useState<readonly TransferType[]>(railsToOthers);

  function pick(picked: PayeeKind): void {
    begin(picked);
    setValue('transferType', railOf[picked] ?? '', { shouldDirty: true });
  }

  return (
    <Card>
      <Section id="payee" title={t('form.payeeTitle')}>
        <RadioCardsField<FavoriteValues>
          name="payeeKind"
          label={payments('transfer.payeeKind')}
          choices={usePayeeKinds()}
          columns={2}
          onPick={(picked) => pick(picked as PayeeKind)}
        />
        {(kind === 'own' || kind === 'other') && (
          <AccountPayee key={kind} isOwnBank={kind === 'own'} onBank={({ rails }) => setOfBank(rails)} />
        )}
        {kind === 'proxy' && <ProxyPayee />}
        {kind === 'other' && <Rail ofBank={ofBank} />}
      </Section>
    </Card>
  );
}
