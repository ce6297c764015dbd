import { getBankEnquiry } from '../../../../generated/calls/transactions.ts';
import type { BankEnquiry, TransactionDetail } from '../../../../generated/types.ts';
import { useRead } from '../../../api/read.ts';
import { Reading } from '../../../components/failure/reading.tsx';
import { useFormat } from '../../../components/text/use-format.ts';
import { useTexts } from '../../../components/text/use-texts.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { KeyValueList, type Fact } from '../../../ui/key-value-list.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';

interface BankEnquiryDialogProps {
  readonly detail: TransactionDetail;
  readonly onClose: () => void;
}

function Answer({ enquiry }: { readonly enquiry: BankEnquiry }) {
  const t = useTexts('transactions');
  const format = useFormat();
  const { status, hostReference, sentAt, enquiries, lastEnquiryAt, nextEnquiryAt } = enquiry;
  const facts: Fact[] = [
    { label: t('enquiry.sent'), value: format.moment(sentAt) },
    { label: t('enquiry.asked'), value: t('enquiry.times', { count: enquiries }) },
    ...(lastEnquiryAt ? [{ label: t('enquiry.last'), value: format.moment(lastEnquiryAt) }] : []),
    ...(nextEnquiryAt ? [{ label: t('enquiry.next'), value: format.moment(nextEnquiryAt) }] : []),
    ...(hostReference ? [{ label: t('enquiry.reference'), value: hostReference }] : []),
  ];
  return (
    <>
      <p>{t(`enquiry.${status}`)}</p>
      <KeyValueList facts={facts} />
    </>
  );
}

export function BankEnquiryDialog({ detail: { refNo, idTrxLog }, onClose }: BankEnquiryDialogProps) {
  const t = useTexts('transactions');
  const common = useTexts('common');
  const read = useRead(getBankEnquiry, idTrxLog ? { body: { refNo, idTrxLog } } : null);
  return (
    <Dialog isOpen onClose={onClose} title={t('enquiry.title')} size="medium" doneLabel={common('action.done')}>
      <Reading read={read} skeleton={<Skeleton className="h-32 w-full" />}>
        {(enquiry) => <Answer enquiry={enquiry} />}
      </Reading>
    </Dialog>
  );
}
