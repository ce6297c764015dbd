// One document: its value, its remaining amount, its file, and the transactions that used it.
import { downloadUnderlyingFile, getUnderlyingDocument } from '../../../generated/calls/underlying.ts';
import type { UnderlyingDetail } from '../../../generated/types.ts';
import { download } from '../../api/download.ts';
import { useRead } from '../../api/read.ts';
import { Reading } from '../../components/failure/reading.tsx';
import { useFailure } from '../../components/failure/use-failure.ts';
import { Amount } from '../../components/money/amount.tsx';
import { useFormat } from '../../components/text/use-format.ts';
import { useTexts } from '../../components/text/use-texts.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { StackedBar } from '../../ui/charts/stacked-bar.tsx';
import { Drawer } from '../../ui/drawer.tsx';
import { KeyValueList, type Fact } from '../../ui/key-value-list.tsx';
import { Section } from '../../ui/section.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { DocumentStatus } from './document-status.tsx';
import { DocumentUses } from './document-uses.tsx';

interface DetailProps {
  readonly detail: UnderlyingDetail;
}

function File({ detail: { file, document } }: DetailProps) {
  const t = useTexts('underlying');
  const { attempt } = useFailure();
  const { underlyingCode } = document;
  if (!file) return <p className="text-ink-soft">{t('detail.branch')}</p>;
  const { fileName } = file;
  const open = () => void attempt(() => download(downloadUnderlyingFile, { query: { underlyingCode } }, fileName));
  return (
    <div className="flex">
      <Button variant="quiet" icon="download" onPress={open}>
        {fileName}
      </Button>
    </div>
  );
}

function Facts({ detail }: DetailProps) {
  const t = useTexts('underlying');
  const format = useFormat();
  const { document, documentDate, documentAmount, rate, tolerance, submittedBy, submittedAt } = detail;
  const handedIn = format.moment(submittedAt);
  const facts: Fact[] = [
    { label: t('list.beneficiary'), value: document.beneficiaryName },
    { label: t('list.kind'), value: document.deskripsiDokumenPendukung },
    { label: t('list.purpose'), value: document.deskripsiTujuanDoc },
    { label: t('detail.date'), value: format.date(documentDate) },
    { label: t('detail.amount'), value: <Amount amount={documentAmount} isStrong /> },
    ...(rate ? [{ label: t('detail.rate'), value: <span className="figures">{format.rate(rate)}</span> }] : []),
    { label: t('detail.tolerance'), value: t('limits.percent', { percent: format.number(tolerance) }) },
    { label: t('list.expiry'), value: format.date(document.expiryDateLLD) },
    {
      label: t('detail.handedIn'),
      value: submittedBy ? t('detail.handedInBy', { name: submittedBy.name, moment: handedIn }) : handedIn,
    },
  ];
  return <KeyValueList facts={facts} />;
}

function Standing({ detail }: DetailProps) {
  const t = useTexts('underlying');
  const format = useFormat();
  const { document, amountEqUsed, amountEqReserved } = detail;
  const part = (id: 'used' | 'reserved' | 'left', amount: typeof amountEqUsed) => ({
    id,
    label: t(`detail.${id}`),
    value: Number(amount.value),
    text: format.money(amount),
  });
  return (
    <StackedBar
      title={t('detail.worth', { amount: format.money(document.limitAmountEq) })}
      parts={[
        part('used', amountEqUsed),
        part('reserved', amountEqReserved),
        part('left', document.amountEqLldRemaing),
      ]}
    />
  );
}

function Detail({ detail }: DetailProps) {
  const t = useTexts('underlying');
  const { document, reviewNote } = detail;
  return (
    <div className="flex flex-col gap-5">
      <p className="flex flex-wrap items-center gap-2">
        <span className="figures text-ink-soft">{document.underlyingCode}</span>
        <DocumentStatus status={document.status} />
      </p>
      {reviewNote && (
        <Banner tone={document.status === 'refused' ? 'refused' : 'inform'} title={t('detail.note')}>
          {reviewNote}
        </Banner>
      )}
      <Standing detail={detail} />
      <Facts detail={detail} />
      <File detail={detail} />
      <Section title={t('use.title')} level={3}>
        <DocumentUses underlyingCode={document.underlyingCode} />
      </Section>
    </div>
  );
}

interface DocumentDrawerProps {
  readonly underlyingCode: string;
  readonly onClose: () => void;
}

export function DocumentDrawer({ underlyingCode, onClose }: DocumentDrawerProps) {
  const common = useTexts('common');
  const read = useRead(getUnderlyingDocument, { body: { underlyingCode } });
  const title = read.data?.document.documentNumber ?? underlyingCode;
  return (
    <Drawer isOpen onClose={onClose} title={title} closeLabel={common('action.close')}>
      <Reading read={read} skeleton={<Skeleton className="h-96 w-full" />}>
        {(detail) => <Detail detail={detail} />}
      </Reading>
    </Drawer>
  );
}
