// The rails of a transfer: fee and arrival of each open rail for this amount and day, and why the others are closed.
import { memo } from 'react';
import { useFormContext } from 'react-hook-form';
import { listTransferTypes } from '../../../../generated/calls/payments.ts';
import type { RailOffer, RailQuestion, TransferType } from '../../../../generated/types.ts';
import { useRead } from '../../../api/read.ts';
import { Card } from '../../../ui/card.tsx';
import { Section } from '../../../ui/section.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { Reading } from '../../failure/reading.tsx';
import { RadioCardsField } from '../../form/choice-fields.tsx';
import { SelectField } from '../../form/select-field.tsx';
import { useFieldValue } from '../../form/use-field.ts';
import { useTexts } from '../../text/use-texts.ts';
import { ClearingFields, MissingClearingFields } from './clearing-fields.tsx';
import { RailRemarks } from './rail-remarks.tsx';
import { useRailChoices } from './use-rail-choices.tsx';
import { useMarkedRails, useRailFromOffers, type MarkedRails } from './use-rail-from-offers.ts';
import { useRailQuestion } from './use-rail-question.ts';
import { isClearing, type PayeeKind, type TransferValues } from './transfer-values.ts';

const priorities = ['cheapest', 'fastest'] as const;

/** What matters decides again, so a rail that was chosen before is given up. */
function Matters() {
  const t = useTexts('payments');
  const { setValue } = useFormContext<TransferValues>();
  return (
    <SelectField<TransferValues>
      name="matters"
      label={t('foreign.matters')}
      options={priorities.map((id) => ({ id, label: t(`transfer.matters-${id}`) }))}
      onPick={() => setValue('railWish', '')}
      className="max-w-96"
    />
  );
}

/** A favorite is asked only for what it does not have. */
function ClearingOfPayee() {
  const isFavorite = useFieldValue<PayeeKind>('payeeKind') === 'favorite';
  const missing = useFieldValue<TransferValues['payee']['missing']>('payee.missing');
  if (!isFavorite) return <ClearingFields />;
  return missing.length > 0 && <MissingClearingFields missing={missing} />;
}

interface RailCardsProps {
  readonly items: readonly RailOffer[];
  readonly marked: MarkedRails;
}

function RailCards({ items, marked }: RailCardsProps) {
  const t = useTexts('payments');
  const { setValue } = useFormContext<TransferValues>();
  const choices = useRailChoices(items, marked);
  const rail = useFieldValue<string>('transferType');
  return (
    <>
      {marked.cheapest !== marked.fastest && <Matters />}
      <RadioCardsField<TransferValues>
        name="transferType"
        label={t('transfer.rail')}
        choices={choices}
        columns={1}
        onPick={(id) => setValue('railWish', id as TransferType)}
      />
      <RailRemarks items={items} cheapest={marked.cheapest} />
      {isClearing(rail) && <ClearingOfPayee />}
    </>
  );
}

const Offers = memo(({ question, railKey }: { readonly question: RailQuestion; readonly railKey: string }) => {
  const read = useRead(listTransferTypes, { body: question }, { keepsPrevious: true });
  const marked = useMarkedRails(read.data?.items, question);
  useRailFromOffers(read.isLoading ? undefined : read.data, railKey, marked.best);
  return (
    <Reading read={read} skeleton={<Skeleton className="h-40 w-full" />}>
      {({ items }) => <RailCards items={items} marked={marked} />}
    </Reading>
  );
});

export function RailSection() {
  const t = useTexts('payments');
  const asked = useRailQuestion();
  return (
    <Card>
      <Section id="rail" title={t('transfer.railTitle')}>
        {asked ? (
          <Offers question={asked.question} railKey={asked.key} />
        ) : (
          <p className="text-ink-soft">{t('transfer.railWait')}</p>
        )}
      </Section>
    </Card>
  );
}
