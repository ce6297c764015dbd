import { getLoan } from '../../../../generated/calls/accounts.ts';
import type { LoanDetail } from '../../../../generated/types.ts';
import { useRead } from '../../../api/read.ts';
import { Amount } from '../../../components/money/amount.tsx';
import { ShownAccount } from '../../../components/money/shown-account.tsx';
import { useFormat } from '../../../components/text/use-format.ts';
import { useTexts } from '../../../components/text/use-texts.ts';
import { paths } from '../../../paths.ts';
import { ProgressBar } from '../../../ui/progress-bar.tsx';
import { Tile } from '../../../ui/tile.tsx';
import { Tiles } from '../../../ui/tiles.tsx';
import { RecordStatus } from '../facilities/record-cells.tsx';
import { DetailHeader } from '../shared/detail-page.tsx';
import { DetailReading } from '../shared/detail-reading.tsx';
import { StatementButton } from '../shared/statement-button.tsx';
import { useAccountKey } from '../shared/use-account-key.ts';
import { WarningBanner } from '../shared/warning-banner.tsx';
import { Instalments } from './instalments.tsx';
import { LoanTerms } from './loan-terms.tsx';

const FULL = 100;

function LoanTiles({ detail }: { readonly detail: LoanDetail }) {
  const t = useTexts('facilities');
  const format = useFormat();
  const { loan, arrears, instalments, instalmentsPaid } = detail;
  const next = loan.nextInstalment;
  return (
    <Tiles>
      <Tile label={t('list.outstanding')} note={t('list.of', { amount: format.money(loan.plafond) })}>
        <Amount amount={loan.accountBalance} size="large" />
      </Tile>
      <Tile label={t('loan.next')} note={next ? format.date(next.dueDate) : undefined}>
        {next ? <Amount amount={next.total} size="large" /> : '–'}
      </Tile>
      <Tile label={t('loan.arrears')}>
        <Amount amount={arrears} size="large" />
      </Tile>
      <Tile label={t('loan.progress')} note={t('list.until', { date: format.date(loan.maturityDate) })}>
        <span className="block text-base font-normal tracking-normal">
          <ProgressBar
            label={t('loan.progress')}
            value={(instalmentsPaid / Math.max(instalments, 1)) * FULL}
            valueText={t('loan.paidOf', { paid: instalmentsPaid, all: instalments })}
            isLabelHidden
          />
        </span>
      </Tile>
    </Tiles>
  );
}

export function Component() {
  const screens = useTexts('screens');
  const body = useAccountKey();
  const read = useRead(getLoan, { body });
  const back = { href: paths.loans(), label: screens('loans') };
  return (
    <DetailReading read={read} back={back}>
      {(detail) => (
        <>
          <DetailHeader
            back={{ href: paths.loans(detail.loan.facilityId), label: screens('loans') }}
            title={detail.loan.accountName}
            description={<ShownAccount number={detail.loan.accountNumber} />}
            tag={<RecordStatus status={detail.loan.status} />}
            actions={<StatementButton accountIds={[body.accountId]} />}
          />
          <WarningBanner account={{ warnings: detail.loan.warnings, closeCutOffTime: detail.loan.closeCutOffTime }} />
          <LoanTiles detail={detail} />
          <LoanTerms detail={detail} />
          <Instalments accountId={body.accountId} />
        </>
      )}
    </DetailReading>
  );
}
