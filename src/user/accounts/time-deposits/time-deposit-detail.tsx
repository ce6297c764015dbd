import { getTimeDeposit } from '../../../../generated/calls/accounts.ts';
import type { TimeDepositDetail } from '../../../../generated/types.ts';
import { useRead } from '../../../api/read.ts';
import { Amount } from '../../../components/money/amount.tsx';
import { ShownAccount } from '../../../components/money/shown-account.tsx';
import { useFormat } from '../../../components/text/use-format.ts';
import { useTexts } from '../../../components/text/use-texts.ts';
import { paths } from '../../../paths.ts';
import { Banner } from '../../../ui/banner.tsx';
import { Tile } from '../../../ui/tile.tsx';
import { Tiles } from '../../../ui/tiles.tsx';
import { DetailHeader } from '../shared/detail-page.tsx';
import { DetailReading } from '../shared/detail-reading.tsx';
import { StatementButton } from '../shared/statement-button.tsx';
import { useAccountKey } from '../shared/use-account-key.ts';
import { WarningBanner } from '../shared/warning-banner.tsx';
import { DepositInterest, DepositTerms } from './deposit-facts.tsx';
import { PlacementProgress } from './placement-progress.tsx';

function DepositTiles({ detail: { deposit } }: { readonly detail: TimeDepositDetail }) {
  const t = useTexts('holdings');
  const format = useFormat();
  const { tenor, placedOn, maturityDate } = deposit;
  return (
    <Tiles>
      <Tile label={t('deposit.principal')} note={t(`deposit.${tenor.unit}`, { count: tenor.count })}>
        <Amount amount={deposit.accountBalance} size="large" />
      </Tile>
      <Tile label={t('list.rate')} note={t(`deposit.${deposit.aroInstruction}`)}>
        <span className="text-xl">{t('list.percent', { percent: format.rate(deposit.accountInterestRate) })}</span>
      </Tile>
      <PlacementProgress from={placedOn} to={maturityDate} />
    </Tiles>
  );
}

export function Component() {
  const t = useTexts('holdings');
  const screens = useTexts('screens');
  const body = useAccountKey();
  const read = useRead(getTimeDeposit, { body });
  const back = { href: paths.timeDeposits, label: screens('timeDeposits') };
  return (
    <DetailReading read={read} back={back}>
      {(detail) => (
        <>
          <DetailHeader
            back={back}
            title={detail.deposit.accountName}
            description={<ShownAccount number={detail.deposit.accountNumber} />}
            actions={<StatementButton accountIds={[body.accountId]} />}
          />
          <WarningBanner account={detail.deposit} />
          {detail.isPledged && (
            <Banner tone="inform" title={t('deposit.pledged')}>
              {t('deposit.pledgedText')}
            </Banner>
          )}
          <DepositTiles detail={detail} />
          <div className="grid items-start gap-5 lg:grid-cols-2">
            <DepositInterest interest={detail.interest} />
            <DepositTerms detail={detail} />
          </div>
        </>
      )}
    </DetailReading>
  );
}
