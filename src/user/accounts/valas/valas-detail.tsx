import { getValasAccount } from '../../../../generated/calls/accounts.ts';
import { useRead } from '../../../api/read.ts';
import { ShownAccount } from '../../../components/money/shown-account.tsx';
import { useTexts } from '../../../components/text/use-texts.ts';
import { paths } from '../../../paths.ts';
import { Movements } from '../movements/movements.tsx';
import { DetailHeader } from '../shared/detail-page.tsx';
import { DetailReading } from '../shared/detail-reading.tsx';
import { OutstandingTiles } from '../shared/outstanding-tiles.tsx';
import { StatementButton } from '../shared/statement-button.tsx';
import { useAccountKey } from '../shared/use-account-key.ts';
import { WarningBanner } from '../shared/warning-banner.tsx';
import { ValasFacts } from './valas-facts.tsx';
import { ValasRates } from './valas-rates.tsx';

export function Component() {
  const screens = useTexts('screens');
  const kinds = useTexts('kinds');
  const body = useAccountKey();
  const read = useRead(getValasAccount, { body });
  const back = { href: paths.valas, label: screens('valasAccounts') };
  return (
    <DetailReading read={read} back={back}>
      {(detail) => (
        <>
          <DetailHeader
            back={back}
            title={detail.account.accountName}
            description={
              <>
                <ShownAccount number={detail.account.accountNumber} /> ·{' '}
                {kinds(`account.${detail.account.accountType}`)}
              </>
            }
            actions={<StatementButton accountIds={[body.accountId]} />}
          />
          <WarningBanner account={detail.account} />
          <OutstandingTiles outstanding={detail.outstanding} />
          <ValasRates detail={detail} />
          <ValasFacts detail={detail} />
          <Movements account={detail.account} />
        </>
      )}
    </DetailReading>
  );
}
