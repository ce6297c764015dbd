import { Fragment } from 'react';
import { groupedAccount } from '../../../domain/masks.ts';
import type { Challenge, SignedItem, SignedRecord } from '../../../generated/types.ts';
import { useSeriesWords } from '../kinds/recurring/use-series-words.ts';
import { Amount } from '../money/amount.tsx';
import { useFormat } from '../text/use-format.ts';
import { useTexts } from '../text/use-texts.ts';
import { Section } from '../../ui/section.tsx';

function CoveredRecords({ records }: { readonly records: readonly SignedRecord[] }) {
  return (
    <ul className="mt-1 border-l border-line pl-3">
      {records.map(({ line, payeeName, payeeBank, payeeAccount, amount }) => (
        <li key={line} className="flex flex-wrap items-baseline justify-between gap-x-4 text-sm">
          <span>
            {line}. {payeeName}{' '}
            <span className="figures text-ink-soft">{`${payeeBank} ${groupedAccount(payeeAccount)}`}</span>
          </span>
          <span className="ml-auto">
            <Amount amount={amount} />
          </span>
        </li>
      ))}
    </ul>
  );
}

function Covered({ item }: { readonly item: SignedItem }) {
  const t = useTexts('signature');
  const format = useFormat();
  const seriesWords = useSeriesWords();
  const {
    refNo,
    revision,
    payeeName,
    payeeBank,
    payeeAccount,
    debitAccount,
    amount,
    transactionDate,
    records,
    series,
  } = item;
  const facts = [
    [payeeBank, payeeAccount && groupedAccount(payeeAccount)].filter(Boolean).join(' '),
    t('covers.from', { account: groupedAccount(debitAccount) }),
    series ? seriesWords(series) : t('covers.on', { date: format.date(transactionDate) }),
    refNo,
    t('covers.revision', { revision }),
  ].filter(Boolean);
  return (
    <li className="py-2">
      <span className="flex flex-wrap items-baseline justify-between gap-x-4 font-medium">
        {payeeName}
        <span className="ml-auto">
          <Amount amount={amount} isStrong />
        </span>
      </span>
      <span className="figures block text-sm text-ink-soft">
        {facts.map((fact, index) => (
          <Fragment key={fact}>
            {index > 0 && ' · '}
            <span className="inline-block">{fact}</span>
          </Fragment>
        ))}
      </span>
      {records && <CoveredRecords records={records} />}
    </li>
  );
}

/** Lists everything that the challenge covers, so that the user sees what is signed. */
export function CoveredItems({ covers }: Pick<Challenge, 'covers'>) {
  const t = useTexts('signature');
  return (
    <Section title={t('covers.title')} level={3}>
      <ul className="max-h-80 ruled overflow-y-auto" tabIndex={0} aria-label={t('covers.title')}>
        {covers.map((item) => (
          <Covered key={item.refNo} item={item} />
        ))}
      </ul>
    </Section>
  );
}
