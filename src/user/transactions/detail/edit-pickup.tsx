// Changes who picks up the books, while they wait at the branch.
import { useNavigate } from 'react-router-dom';
import * as z from 'zod/mini';
import { changePickup, getTransaction } from '../../../../generated/calls/transactions.ts';
import type { TransactionDetail } from '../../../../generated/types.ts';
import { zPickupChange } from '../../../../generated/zod.gen.ts';
import { useRead } from '../../../api/read.ts';
import { useWrite } from '../../../api/write.ts';
import { ScreenReading } from '../../../components/failure/screen-reading.tsx';
import { Form } from '../../../components/form/form.tsx';
import { SubmitButton } from '../../../components/form/submit-button.tsx';
import { chequeBookIn } from '../../../components/kinds/cheque-book/cheque-content.ts';
import { PickupFields } from '../../../components/kinds/cheque-book/pickup-fields.tsx';
import { pickupValues, wirePickup, type PickupValues } from '../../../components/kinds/cheque-book/pickup-values.ts';
import { crumbsTo } from '../../../components/shell/crumbs.tsx';
import { useTexts } from '../../../components/text/use-texts.ts';
import { withoutBlanks } from '../../../lib/without-blanks.ts';
import { paths } from '../../../paths.ts';
import { Banner } from '../../../ui/banner.tsx';
import { Card } from '../../../ui/card.tsx';
import { DetailSkeleton } from '../../../ui/frame/detail-skeleton.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { Section } from '../../../ui/section.tsx';
import { showToast } from '../../../ui/toast-queue.ts';
import { useTransactionKey } from './use-transaction-key.ts';

interface Values {
  pickup: PickupValues;
}

const schemaFor = (refNo: string, revision: number) =>
  z.pipe(
    z.transform(
      ({ pickup }: Values) => withoutBlanks({ refNo, revision, pickup: wirePickup(pickup) }) as Record<string, unknown>,
    ),
    zPickupChange,
  );

function Editor({ detail }: { readonly detail: TransactionDetail }) {
  const t = useTexts('payments');
  const navigate = useNavigate();
  const write = useWrite(changePickup, { refreshes: ['transactions'] });
  const { list } = useTransactionKey();
  const { refNo, revision, menuAccess } = detail;
  const content = chequeBookIn(detail.transactionDetails);
  if (!content || !detail.actions.includes('edit-pickup'))
    return <Banner tone="inform" title={t('books.pickupClosed')} />;
  return (
    <Form
      schema={schemaFor(refNo, revision)}
      initial={{ pickup: pickupValues(content.form.pickup) }}
      onSubmit={(change) => write.send({ body: change })}
      onDone={() => {
        showToast({ tone: 'done', title: t('books.pickupChanged') });
        void navigate(paths.transaction(refNo, menuAccess, list));
      }}
    >
      <Card>
        <Section title={t('books.pickupTitle')}>
          <PickupFields />
        </Section>
      </Card>
      <SubmitButton icon="check">{t('books.savePickup')}</SubmitButton>
    </Form>
  );
}

export function Component() {
  const screens = useTexts('screens');
  const { refNo, list } = useTransactionKey();
  const read = useRead(getTransaction, { body: { refNo, menuAccess: 'CHQ_BOOK' } });
  const back = { href: paths.transaction(refNo, 'CHQ_BOOK', list), label: screens('chequeBookDetail') };
  return (
    <ScreenReading read={read} skeleton={<DetailSkeleton />} back={back}>
      {(detail) => (
        <>
          <PageHeader {...crumbsTo(back)} title={screens('chequeBookPickup')} description={detail.customerName} />
          <Editor detail={detail} />
        </>
      )}
    </ScreenReading>
  );
}
