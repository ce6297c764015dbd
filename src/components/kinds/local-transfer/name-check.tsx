// The check of the payee's name: the holder of the account, how well the name matches, and warnings.
import { useEffect } from 'react';
import { useWatch } from 'react-hook-form';
import { groupedAccount } from '../../../../domain/masks.ts';
import type { NameCheck as State } from '../../../../domain/name-check.ts';
import { Banner } from '../../../ui/banner.tsx';
import { Button } from '../../../ui/button.tsx';
import { StatusTag } from '../../../ui/status-tag.tsx';
import type { Tone } from '../../../ui/tone.ts';
import { useFieldValue } from '../../form/use-field.ts';
import { useFormat } from '../../text/use-format.ts';
import { useTexts } from '../../text/use-texts.ts';
import { failedInquiry, nameCheckOf, type FoundName, type PayeeKind, type TransferValues } from './transfer-values.ts';
import type { NameInquiry } from './use-name-inquiry.ts';
import { usePayee } from './use-payee.ts';

type Known = Exclude<State, 'unchecked' | 'in-review' | 'impossible'>;

const tones: Readonly<Record<Exclude<Known, 'different'>, Tone>> = {
  same: 'done',
  similar: 'wait',
  'not-compared': 'inform',
};

function Notes() {
  const t = useTexts('payments');
  const { isFirstTime, lastPaidAt, accountChangedAt } = useFieldValue<FoundName>('found');
  const format = useFormat();
  return (
    <>
      {accountChangedAt && (
        <Banner tone="wait" title={t('transfer.changed', { moment: format.moment(accountChangedAt) })} />
      )}
      <p className="text-sm text-ink-soft">
        {isFirstTime && t('transfer.firstTime')}
        {lastPaidAt && t('transfer.lastPaid', { moment: format.moment(lastPaidAt) })}
      </p>
    </>
  );
}

/** Clears the found name when the account or the proxy changes. */
function useCheckState(): State {
  const state = useWatch({ compute: (values: TransferValues) => nameCheckOf(values) });
  const hasName = useFieldValue<string>('found.name') !== '';
  const { setBeneficiary } = usePayee();
  const isOfAnother = hasName && state === 'unchecked';
  useEffect(() => {
    if (isOfAnother) setBeneficiary({});
  });
  return state;
}

function Holder({ state }: { readonly state: Known }) {
  const t = useTexts('payments');
  const name = useFieldValue<string>('found.name');
  const { bankName, accountNumber } = useFieldValue<TransferValues['payee']['beneficiary']>('payee.beneficiary');
  const isProxy = useFieldValue<PayeeKind>('payeeKind') === 'proxy';
  return (
    <>
      <span className="text-ink-soft">{t('transfer.found')}</span>
      <span className="font-bold">{name}</span>
      {isProxy && (
        <span className="figures">
          {bankName} {groupedAccount(accountNumber)}
        </span>
      )}
      {state !== 'different' && <StatusTag tone={tones[state]}>{t(`transfer.${state}`)}</StatusTag>}
    </>
  );
}

export function NameCheck({ isPending, check }: NameInquiry) {
  const t = useTexts('payments');
  const state = useCheckState();
  const name = useFieldValue<string>('found.name');
  const hasFailed = useWatch({ compute: (values: TransferValues) => failedInquiry(values) !== undefined });
  if (state === 'impossible') return <p className="text-sm text-ink-soft">{t('transfer.noNames')}</p>;
  const isKnown = state !== 'unchecked' && state !== 'in-review';
  return (
    <div className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center gap-3">
        <Button variant="quiet" icon="user-check" isPending={isPending} onPress={() => void check()}>
          {isKnown || hasFailed ? t('transfer.checkAgain') : t('transfer.checkName')}
        </Button>
        <p role="status" className="flex min-w-0 flex-wrap items-center gap-2">
          {isKnown ? (
            <Holder state={state} />
          ) : (
            <span className="text-sm text-ink-soft">
              {t(state === 'in-review' ? 'transfer.checkedInReview' : 'transfer.notChecked')}
            </span>
          )}
        </p>
      </div>
      {state === 'different' && (
        <Banner tone="refused" title={t('transfer.different')}>
          {t('transfer.differentText', { name })}
        </Banner>
      )}
      {isKnown && <Notes />}
    </div>
  );
}
