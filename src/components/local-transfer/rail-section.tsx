// The ways a transfer can take: what is open for this amount and day, what it costs, when it arrives, why another is closed.
import { memo, useMemo } from 'react';
import { listTransferTypes } from '../../../generated/calls/payments.ts';
import type { RailOffer, RailQuestion } from '../../../generated/types.ts';
import { formatTime } from '../../../domain/date-format.ts';
import { bankNow, bankToday } from '../../api/bank-time.ts';
import { useRead } from '../../api/read.ts';
import { isAmount } from '../../lib/money-text.ts';
import { useDebouncedValue } from '../../lib/use-debounced-value.ts';
import { Card } from '../../ui/card.tsx';
import type { Choice } from '../../ui/radio-cards.tsx';
import { Section } from '../../ui/section.tsx';
import { StatusTag } from '../../ui/status-tag.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useFieldText } from '../failure/use-failure-words.ts';
import { Reading } from '../failure/reading.tsx';
import { RadioCardsField } from '../form/choice-fields.tsx';
import { useFieldValue } from '../form/use-field.ts';
import { useFormat } from '../text/use-format.ts';
import { useTexts } from '../text/use-texts.ts';
import { ClearingFields } from './clearing-fields.tsx';
import { useFittingRail } from './use-fitting-rail.ts';
import { isClearing, type PayeeKind, type TransferValues } from './transfer-values.ts';

const typingRests = 400;

/** Undefined until account, bank and amount are known. */
function useQuestion(): RailQuestion | undefined {
  const fromAccountId = useFieldValue<string>('fromAccount.id');
  const bankCode = useFieldValue<string>('payee.beneficiary.bankCode');
  const value = useDebouncedValue(useFieldValue<string>('transactionDetails.amount.value'), typingRests);
  const timing = useFieldValue<TransferValues['timing']>('timing');
  const isProxy = useFieldValue<PayeeKind>('payeeKind') === 'proxy';
  const transactionDate = (timing.kind === 'forward-dated' && timing.transactionDate) || bankToday();
  return useMemo(() => {
    if (!fromAccountId || !bankCode || !isAmount(value, 'IDR')) return undefined;
    const amount = { value, currency: 'IDR' } as const;
    return { fromAccountId, bankCode, amount, transactionDate, ...(isProxy && { byProxy: true }) };
  }, [fromAccountId, bankCode, value, transactionDate, isProxy]);
}

/** Of what arrives while one waits the exact minute says nothing. */
const HOUR = 3_600_000;
function soonIn({ speed, expectedBy }: NonNullable<RailOffer['arrival']>): 'seconds' | 'minutes' | undefined {
  if (speed !== 'seconds' && speed !== 'minutes') return undefined;
  return Date.parse(expectedBy) - bankNow() < HOUR ? speed : undefined;
}

function useChoiceOf(recommended: string | null): (offer: RailOffer) => Choice {
  const t = useTexts('payments');
  const kinds = useTexts('kinds');
  const format = useFormat();
  const fieldText = useFieldText();
  function arrives({ arrival }: RailOffer): string | null {
    if (!arrival) return null;
    const soon = soonIn(arrival);
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

const Offers = memo(({ question }: { readonly question: RailQuestion }) => {
  const t = useTexts('payments');
  const read = useRead(listTransferTypes, { body: question }, { keepsPrevious: true });
  const offers = read.data?.items;
  const isChoice = (offers ?? []).filter(({ code }) => code === null).length > 1;
  const choiceOf = useChoiceOf((isChoice && read.data?.recommended) || null);
  useFittingRail(offers);
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
          />
          {isClearing(rail) && <ClearingFields />}
        </>
      )}
    </Reading>
  );
});

export function RailSection() {
  const t = useTexts('payments');
  const question = useQuestion();
  return (
    <Card>
      <Section id="rail" title={t('transfer.railTitle')}>
        {question ? <Offers question={question} /> : <p className="text-ink-soft">{t('transfer.railWait')}</p>}
      </Section>
    </Card>
  );
}
