import { Card } from '../../../ui/card.tsx';
import { Section } from '../../../ui/section.tsx';
import { RadioCardsField } from '../../form/choice-fields.tsx';
import { usePayeeKind } from '../../payment-form/use-payee-kind.ts';
import { useTexts } from '../../text/use-texts.ts';
import { BeneficiaryFields } from './beneficiary-fields.tsx';
import { FavoritePayee } from './favorite-payee.tsx';
import type { ForeignPayeeKind, ForeignValues } from './foreign-values.ts';
import { IntermediaryField } from './intermediary-field.tsx';
import { OwnPayee } from './own-payee.tsx';
import { decidedByFavorite, useForeignPayee } from './use-foreign-payee.ts';

const parts = { favorite: FavoritePayee, other: BeneficiaryFields, own: OwnPayee } as const;

/** What belongs to the payee: each favorite sets it, and an account at this bank sets the currency. */
const payeeFields = [...decidedByFavorite, 'codeWord', 'transactionDetails.amount.currency'] as const;

export function PayeeSection() {
  const t = useTexts('payments');
  const { begin } = useForeignPayee();
  const choices = [
    { id: 'favorite', label: t('transfer.favorite'), description: t('transfer.favoriteText'), icon: 'star' as const },
    { id: 'other', label: t('transfer.other'), description: t('foreign.otherText'), icon: 'bank' as const },
    { id: 'own', label: t('transfer.own'), description: t('transfer.ownText'), icon: 'building' as const },
  ];
  const { kind, allowed, choose } = usePayeeKind({
    choices,
    payeeFields,
    begin: (id) => begin(id as ForeignPayeeKind),
  });
  const Part = parts[kind as ForeignPayeeKind];
  return (
    <Card>
      <Section id="to" title={t('transfer.toTitle')}>
        <RadioCardsField<ForeignValues>
          name="payeeKind"
          label={t('transfer.payeeKind')}
          choices={allowed}
          columns={3}
          onPick={choose}
        />
        <Part />
        {kind !== 'own' && <IntermediaryField />}
      </Section>
    </Card>
  );
}
