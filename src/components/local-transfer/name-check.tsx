// The payee-name check: who holds the account, how well the name fits, and what to know before paying.
import { useEffect, useState } from 'react';
import { groupedAccount } from '../../../domain/masks.ts';
import type { NameMatch, PayeeInquiry } from '../../../generated/types.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { StatusTag } from '../../ui/status-tag.tsx';
import type { Tone } from '../../ui/tone.ts';
import { useFieldValue } from '../form/use-field.ts';
import { useFormat } from '../text/use-format.ts';
import { useTexts } from '../text/use-texts.ts';
import type { PayeeKind, TransferValues } from './transfer-values.ts';
import { usePayee } from './use-payee.ts';

const tones: Readonly<Record<NameMatch, Tone>> = {
  same: 'done',
  similar: 'wait',
  different: 'refused',
  'not-compared': 'inform',
};

interface NameCheckProps {
  /** The answer of the bank; not there where the name came with a draft or with an earlier transfer. */
  readonly found: PayeeInquiry | undefined;
  /** The account number or the proxy as it stands in its field now. */
  readonly asks: string;
  onCheck(): Promise<void>;
}

function Notes({ found }: { readonly found: PayeeInquiry }) {
  const t = useTexts('payments');
  const format = useFormat();
  const { nameMatch, beneficiary, isFirstTime, lastPaidAt, accountChangedAt } = found;
  return (
    <>
      {nameMatch === 'different' && (
        <Banner tone="refused" title={t('transfer.different')}>
          {t('transfer.differentText', { name: beneficiary.accountName })}
        </Banner>
      )}
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

/** A name belongs to what was asked about; as soon as something else stands there it is forgotten. */
function useNameFound(asks: string): NameMatch | undefined {
  const { match, asked } = useFieldValue<TransferValues['found']>('found');
  const { name } = usePayee();
  const isOfAnother = match !== '' && asked !== asks;
  useEffect(() => {
    if (isOfAnother) name({});
  });
  return match === '' || isOfAnother ? undefined : match;
}

export function NameCheck({ found, asks, onCheck }: NameCheckProps) {
  const t = useTexts('payments');
  const [isPending, setPending] = useState(false);
  const { beneficiary, inquiryId } = useFieldValue<TransferValues['payee']>('payee');
  const isProxy = useFieldValue<PayeeKind>('payeeKind') === 'proxy';
  const match = useNameFound(asks);
  async function check(): Promise<void> {
    setPending(true);
    await onCheck().finally(() => setPending(false));
  }
  return (
    <div className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center gap-3">
        <Button variant="quiet" icon="user-check" isPending={isPending} onPress={() => void check()}>
          {match ? t('transfer.checkAgain') : t('transfer.checkName')}
        </Button>
        <p role="status" className="flex min-w-0 flex-wrap items-center gap-2">
          {match ? (
            <>
              <span className="text-ink-soft">{t('transfer.found')}</span>
              <span className="font-bold">{beneficiary.accountName}</span>
              {isProxy && (
                <span className="figures">
                  {beneficiary.bankName} {groupedAccount(beneficiary.accountNumber)}
                </span>
              )}
              <StatusTag tone={tones[match]}>{t(`transfer.${match}`)}</StatusTag>
            </>
          ) : (
            <span className="text-sm text-ink-soft">{t('transfer.notChecked')}</span>
          )}
        </p>
      </div>
      {match && found?.inquiryId === inquiryId && <Notes found={found} />}
    </div>
  );
}
