import { Card } from '../../../ui/card.tsx';
import { Section } from '../../../ui/section.tsx';
import { RadioCardsField } from '../../form/choice-fields.tsx';
import { useFieldValue } from '../../form/use-field.ts';
import { useKeptPayees } from '../../payment-form/kept-payees.ts';
import { useAllowedPayees } from '../../payment-form/use-allowed-payees.ts';
import { useTexts } from '../../text/use-texts.ts';
import { AccountPayee } from './account-payee.tsx';
import { FavoritePayee } from './favorite-payee.tsx';
import { ProxyPayee } from './proxy-payee.tsx';
import type { PayeeKind, TransferValues } from './transfer-values.ts';
import { usePayee } from './use-payee.ts';

const payeeFields = ['payee', 'found'] as const;

export function PayeeSection() {
  const t = useTexts('payments');
  const kind = useFieldValue<PayeeKind>('payeeKind');
  const { begin } = usePayee();
  const change = useKeptPayees(payeeFields);
  const choices = [
    { id: 'favorite', label: t('transfer.favorite'), description: t('transfer.favoriteText'), icon: 'star' as const },
    { id: 'own', label: t('transfer.own'), description: t('transfer.ownText'), icon: 'building' as const },
    { id: 'other', label: t('transfer.other'), description: t('transfer.otherText'), icon: 'bank' as const },
    { id: 'proxy', label: t('transfer.proxy'), description: t('transfer.proxyText'), icon: 'mobile' as const },
  ];
  const allowed = useAllowedPayees({ choices, chosen: kind, choose: (id) => begin(id as PayeeKind) });
  return (
    <Card>
      <Section id="to" title={t('transfer.toTitle')}>
        <RadioCardsField<TransferValues>
          name="payeeKind"
          label={t('transfer.payeeKind')}
          choices={allowed}
          columns={2}
          onPick={(to) => change({ from: kind, to, begin: () => begin(to as PayeeKind) })}
        />
        {kind === 'favorite' && <FavoritePayee />}
        {(kind === 'own' || kind === 'other') && <AccountPayee key={kind} isOwnBank={kind === 'own'} />}
        {kind === 'proxy' && <ProxyPayee />}
      </Section>
    </Card>
  );
}
