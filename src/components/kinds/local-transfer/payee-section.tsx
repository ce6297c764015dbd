import { Card } from '../../../ui/card.tsx';
import { Section } from '../../../ui/section.tsx';
import { RadioCardsField } from '../../form/choice-fields.tsx';
import { usePayeeKind } from '../../payment-form/use-payee-kind.ts';
import { useTexts } from '../../text/use-texts.ts';
import { AccountPayee } from './account-payee.tsx';
import { FavoritePayee } from './favorite-payee.tsx';
import { ProxyPayee } from './proxy-payee.tsx';
import type { PayeeKind, TransferValues } from './transfer-values.ts';
import { usePayee } from './use-payee.ts';

const payeeFields = ['payee', 'found'] as const;

export function PayeeSection() {
  const t = useTexts('payments');
  const { begin } = usePayee();
  const choices = [
    { id: 'favorite', label: t('transfer.favorite'), description: t('transfer.favoriteText'), icon: 'star' as const },
    { id: 'own', label: t('transfer.own'), description: t('transfer.ownText'), icon: 'building' as const },
    { id: 'other', label: t('transfer.other'), description: t('transfer.otherText'), icon: 'bank' as const },
    { id: 'proxy', label: t('transfer.proxy'), description: t('transfer.proxyText'), icon: 'mobile' as const },
  ];
  const { kind, allowed, choose } = usePayeeKind({ choices, payeeFields, begin: (id) => begin(id as PayeeKind) });
  return (
    <Card>
      <Section id="to" title={t('transfer.toTitle')}>
        <RadioCardsField<TransferValues>
          name="payeeKind"
          label={t('transfer.payeeKind')}
          choices={allowed}
          columns={2}
          onPick={choose}
        />
        {kind === 'favorite' && <FavoritePayee />}
        {(kind === 'own' || kind === 'other') && <AccountPayee key={kind} isOwnBank={kind === 'own'} />}
        {kind === 'proxy' && <ProxyPayee />}
      </Section>
    </Card>
  );
}
