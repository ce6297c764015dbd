import { checkChequeBookCutOff, inquireChequeBooks } from '../../../../generated/calls/payments.ts';
import type { ChequeBookOffer } from '../../../../generated/types.ts';
import { bankToday } from '../../../api/bank-time.ts';
import { useRead } from '../../../api/read.ts';
import { Banner } from '../../../ui/banner.tsx';
import { Card } from '../../../ui/card.tsx';
import { Section } from '../../../ui/section.tsx';
import { wordsOf } from '../../failure/failure-texts.ts';
import { RadioCardsField } from '../../form/choice-fields.tsx';
import { TextField } from '../../form/text-field.tsx';
import { useFieldValue } from '../../form/use-field.ts';
import { useFormat } from '../../text/use-format.ts';
import { useTexts } from '../../text/use-texts.ts';
import type { ChequeBookValues } from './cheque-values.ts';

function useChoice() {
  const t = useTexts('payments');
  const format = useFormat();
  return ({ type, leavesPerBook, feePerBook, stampDutyPerBook }: ChequeBookOffer) => ({
    id: type,
    label: t(`books.${type}`),
    description: t('books.offer', {
      leaves: leavesPerBook,
      fee: format.money(feePerBook),
      stamps: format.money(stampDutyPerBook),
    }),
  });
}

function CutOff() {
  const t = useTexts('payments');
  const format = useFormat();
  const { data } = useRead(checkChequeBookCutOff, { body: { transactionDate: bankToday() } });
  if (!data || data.open) return null;
  return (
    <p className="text-sm font-semibold text-wait">{t('books.late', { date: format.date(data.nextWorkingDay) })}</p>
  );
}

function Offers({ accountId }: { readonly accountId: string }) {
  const t = useTexts('payments');
  const format = useFormat();
  const choiceOf = useChoice();
  const { data, error } = useRead(inquireChequeBooks, { body: { fromAccountId: accountId } });
  if (error) {
    const words = wordsOf(error);
    return (
      <Banner tone="refused" title={words.title}>
        {words.description}
      </Banner>
    );
  }
  if (!data) return null;
  return (
    <>
      <RadioCardsField<ChequeBookValues>
        name="type"
        label={t('books.type')}
        choices={data.offers.map(choiceOf)}
        columns={2}
      />
      <TextField<ChequeBookValues>
        name="quantity"
        label={t('books.quantity')}
        description={t('books.most', { count: data.offers[0]?.maximumQuantity ?? 0 })}
        textClass="digits"
        maxLength={2}
        className="max-w-48"
      />
      {data.booksWaiting > 0 && <p className="text-sm">{t('books.alreadyWaiting', { count: data.booksWaiting })}</p>}
      <p className="text-sm text-ink-soft">
        {t('books.readyOn', { date: format.date(data.estimatedPickUpDate), count: data.collectWithinDays })}
      </p>
      <CutOff />
    </>
  );
}

export function BooksSection() {
  const t = useTexts('payments');
  const accountId = useFieldValue<string>('fromAccount.id');
  return (
    <Card>
      <Section id="books" title={t('books.booksTitle')}>
        {accountId ? <Offers accountId={accountId} /> : <p className="text-ink-soft">{t('books.waits')}</p>}
      </Section>
    </Card>
  );
}
