// The rails of a transfer: fee and arrival of each open rail for this amount and day, and why the others are closed.
import { memo } from 'react';
import { useFormContext } from 'react-hook-form';
import { listTransferTypes } from '../../../../generated/calls/payments.ts';
import type { RailOffer, RailOffers, RailQuestion } from '../../../../generated/types.ts';
import { formatTime } from '../../../../domain/date-format.ts';
import { cheaperRail } from '../../../../domain/rail-choice.ts';
import { bankNow } from '../../../api/bank-time.ts';
import { useRead } from '../../../api/read.ts';
import { Card } from '../../../ui/card.tsx';
import type { Choice } from '../../../ui/radio-cards.tsx';
import { Section } from '../../../ui/section.tsx';
import { StatusTag } from '../../../ui/status-tag.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { useFieldText } from '../../failure/use-failure-words.ts';
import { Reading } from '../../failure/reading.tsx';
import { RadioCardsField } from '../../form/choice-fields.tsx';
import { useFieldValue } from '../../form/use-field.ts';
import { useFormat } from '../../text/use-format.ts';
import { useTexts } from '../../text/use-texts.ts';
import { ClearingFields, MissingClearingFields } from './clearing-fields.tsx';
import { soonIn } from './soon-in.ts';
import { railOf, useRailFromOffers } from './use-rail-from-offers.ts';
import { useRailQuestion } from './use-rail-question.ts';
import { isClearing, type PayeeKind, type TransferValues } from './transfer-values.ts';

function useChoiceOf(recommended: string | null): (offer: RailOffer) => Choice {
  const t = useTexts('payments');
  const kinds = useTexts('kinds');
  const format = useFormat();
  const fieldText = useFieldText();
  function arrives(offer: RailOffer): string | null {
    const { arrival } = offer;
    if (!arrival) return null;
    const soon = soonIn(offer, bankNow());
    return soon
      ? t('transfer.arrives', { moment: t(`transfer.${soon}`) })
      : t('transfer.arrivesBy', { moment: format.moment(arrival.expectedBy) });
  }
  return (offer) => {
    const { transferType, fee, opensAt, cutOffTime, code, parameters } = offer;
    const from = opensAt && t('transfer.opens', { time: formatTime(opensAt, format.language) });
    const until = cutOffTime && t('transfer.cutOff', { time: formatTime(cutOffTime, format.language) });
    const isRecommended = transferType === recommended;
    return {
      id: transferType,
      label: kinds(`rail.${transferType}`),
      detail: Number(fee.value) === 0 ? t('transfer.noFee') : t('transfer.fee', { amount: format.money(fee) }),
      ...(isRecommended && { tag: <StatusTag tone="done">{t('transfer.recommended')}</StatusTag> }),
      description: [from, arrives(offer), until].filter(Boolean).join(' · '),
      ...(code && { disabledReason: fieldText({ code, ...(parameters && { parameters }) }) }),
    };
  };
}

/** Says that another rail is cheaper, without changing the chosen rail. */
function Cheaper({ answer }: { readonly answer: RailOffers | undefined }) {
  const t = useTexts('payments');
  const kinds = useTexts('kinds');
  const format = useFormat();
  const chosen = useFieldValue<TransferValues['transferType']>('transferType');
  const offers = answer?.items ?? [];
  const cheaper = cheaperRail(offers.map(railOf), { chosen, recommended: answer?.recommended ?? null });
  const offer = offers.find(({ transferType }) => transferType === cheaper?.name);
  if (!offer) return null;
  const values = { rail: kinds(`rail.${offer.transferType}`), amount: format.money(offer.fee) };
  return (
    <p role="status" className="text-sm text-ink-soft">
      {t('transfer.cheaper', values)}
    </p>
  );
}

/** A favorite is asked only for what it does not have. */
function ClearingOfPayee() {
  const isFavorite = useFieldValue<PayeeKind>('payeeKind') === 'favorite';
  const missing = useFieldValue<TransferValues['payee']['missing']>('payee.missing');
  if (!isFavorite) return <ClearingFields />;
  return missing.length > 0 && <MissingClearingFields missing={missing} />;
}

const Offers = memo(({ question, railKey }: { readonly question: RailQuestion; readonly railKey: string }) => {
  const t = useTexts('payments');
  const { setValue } = useFormContext<TransferValues>();
  const read = useRead(listTransferTypes, { body: question }, { keepsPrevious: true });
  const answer = read.isLoading ? undefined : read.data;
  const isChoice = (read.data?.items ?? []).filter(({ code }) => code === null).length > 1;
  const choiceOf = useChoiceOf((isChoice && read.data?.recommended) || null);
  useRailFromOffers(answer, railKey);
  const rail = useFieldValue<string>('transferType');
  return (
    <Reading read={read} skeleton={<Skeleton className="h-40 w-full" />}>
      {({ items }) => (
        <>
          <RadioCardsField<TransferValues>
            name="transferType"
            label={t('transfer.rail')}
            choices={items.map(choiceOf)}
            columns={1}
            onPick={() => setValue('railByHand', true)}
          />
          <Cheaper answer={answer} />
          {isClearing(rail) && <ClearingOfPayee />}
        </>
      )}
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
