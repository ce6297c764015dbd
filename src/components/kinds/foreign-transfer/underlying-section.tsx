// The documents behind a purchase of foreign currency, and how much of the month it uses.
import { checkUnderlyingSelection, getUnderlyingLimits } from '../../../../generated/calls/underlying.ts';
import { listUnderlyingChoices } from '../../../../generated/calls/lookups.ts';
import type { UnderlyingChoice, UnderlyingRoom } from '../../../../generated/types.ts';
import { isCalendarDate } from '../../../../domain/calendar-date.ts';
import { usedPercentage } from '../../../../domain/limit-use.ts';
import { add, fromWire, toWire, type Money } from '../../../../domain/money.ts';
import { bankToday } from '../../../api/bank-time.ts';
import { useRead } from '../../../api/read.ts';
import { pathTo } from '../../../paths.ts';
import { Banner } from '../../../ui/banner.tsx';
import { Card } from '../../../ui/card.tsx';
import { Section } from '../../../ui/section.tsx';
import { UsageBar } from '../../../ui/usage-bar.tsx';
import { wordsOf } from '../../failure/failure-texts.ts';
import { CheckboxesField } from '../../form/choice-fields.tsx';
import { useFieldValue } from '../../form/use-field.ts';
import { useDebouncedAmount } from '../../payment-form/use-debounced-amount.ts';
import { useFormat } from '../../text/use-format.ts';
import { useTexts } from '../../text/use-texts.ts';
import type { ForeignValues } from './foreign-values.ts';
import { useDollarWorth } from './use-dollar-worth.ts';

const moneyOf = (wire: { readonly value: string; readonly currency: string } | undefined): Money | undefined => {
  const read = wire && fromWire(wire);
  return read?.ok ? read.value : undefined;
};

interface GaugeProps {
  readonly room: UnderlyingRoom;
  /** The worth of this transfer in US dollars, once it is known. */
  readonly equivalent: Money | undefined;
}

function Gauge({ room, equivalent }: GaugeProps) {
  const t = useTexts('payments');
  const format = useFormat();
  const [limit, used, reserved] = [moneyOf(room.limit), moneyOf(room.used), moneyOf(room.reserved)];
  const before = used && reserved && add(used, reserved);
  if (!limit || !before?.ok) return null;
  const now = equivalent ?? { ...limit, minor: 0n };
  const share = usedPercentage({ limit, used: before.value, reserved: now });
  const facts = [
    t('foreign.usedThisMonth', { amount: format.money(toWire(before.value)) }),
    equivalent && t('foreign.thisTransfer', { amount: format.money(toWire(equivalent)) }),
    t('foreign.threshold', { amount: format.money(room.limit) }),
  ].filter((fact) => fact !== undefined);
  return (
    <UsageBar
      label={t('foreign.gauge')}
      used={Number(share)}
      usedText={t('foreign.percent', { share: format.number(share) })}
    >
      {facts.map((fact) => (
        <span key={fact} className="figures">
          {fact}
        </span>
      ))}
    </UsageBar>
  );
}

const choicesOfToday = { body: { filter: {}, page: { size: 50 } } };

function Documents({ isNeeded }: { readonly isNeeded: boolean }) {
  const t = useTexts('payments');
  const format = useFormat();
  const chosen = useFieldValue<string[]>('underlyingCodes');
  const items: readonly UnderlyingChoice[] = useRead(listUnderlyingChoices, choicesOfToday).data?.items ?? [];
  const kind = items.find(({ underlyingCode }) => chosen.includes(underlyingCode))?.dokumenPendukung;
  const options = items.map((choice) => ({
    id: choice.underlyingCode,
    label: `${choice.underlyingCode} · ${choice.beneficiaryName}`,
    description: [choice.deskripsiTujuanDoc, t('foreign.until', { date: format.date(choice.expiryDateLLD) })].join(
      ' · ',
    ),
    detail: t('foreign.left', { amount: format.money(choice.amountEqLldRemaing) }),
    isDisabled: kind !== undefined && choice.dokumenPendukung !== kind,
  }));
  if (options.length === 0) return <p className="text-ink-soft">{t('foreign.noDocuments')}</p>;
  return (
    <CheckboxesField<ForeignValues>
      name="underlyingCodes"
      label={t('foreign.documents')}
      options={options}
      isOptional={!isNeeded}
    />
  );
}

/** Whom and what the transfer is for, as far as it is filled in. */
function useNamed() {
  const { accountName } = useFieldValue<ForeignValues['payee']['beneficiary']>('payee.beneficiary');
  const purposeCode = useFieldValue<string>('transactionDetails.purposeCode');
  return { ...(accountName && { beneficiaryName: accountName }), ...(purposeCode && { purposeCode }) };
}

function useSelection() {
  const amount = useDebouncedAmount();
  const named = useNamed();
  const underlyingCodes = useFieldValue<string[]>('underlyingCodes');
  const { kind, transactionDate } = useFieldValue<ForeignValues['timing']>('timing');
  const day = kind === 'forward-dated' && isCalendarDate(transactionDate) ? transactionDate : bankToday();
  const isAsked = amount !== undefined && Number(amount.value) > 0;
  const body = isAsked ? { underlyingCodes: [...underlyingCodes], transactionDate: day, ...named, amount } : null;
  const { error } = useRead(checkUnderlyingSelection, body && { body }, { keepsPrevious: true });
  const equivalent = useDollarWorth(isAsked ? amount : undefined);
  return { refusal: isAsked ? error : undefined, equivalent };
}

function Purchase() {
  const t = useTexts('payments');
  const { refusal, equivalent } = useSelection();
  const room = useRead(getUnderlyingLimits, {}).data?.withoutDocuments;
  const words = refusal && wordsOf(refusal);
  return (
    <Card>
      <Section id="documents" title={t('foreign.documentsTitle')} description={t('foreign.documentsText')}>
        {room && <Gauge room={room} equivalent={equivalent} />}
        {words && (
          <Banner tone="wait" title={words.title}>
            {words.description}
          </Banner>
        )}
        <Documents isNeeded={refusal !== undefined} />
        <a
          href={pathTo('/services/underlying-documents-inquiry')}
          target="_blank"
          rel="noreferrer"
          className="focus-ring self-start rounded-sm text-accent underline underline-offset-3"
        >
          {t('foreign.uploadDocument')}
        </a>
      </Section>
    </Card>
  );
}

/** Shown only while rupiah buys foreign currency. */
export function UnderlyingSection() {
  const from = useFieldValue<string>('fromAccount.currency');
  return from === 'IDR' ? <Purchase /> : null;
}
