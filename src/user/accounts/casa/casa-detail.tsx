import { Link } from 'react-router-dom';
import { getCasaAccount } from '../../../../generated/calls/accounts.ts';
import type { CasaDetail } from '../../../../generated/types.ts';
import { useRead } from '../../../api/read.ts';
import { ShownAccount } from '../../../components/money/shown-account.tsx';
import { usePerson } from '../../../components/shell/person.ts';
import { mayOpenScreen } from '../../../components/shell/shown-menu.ts';
import { useTexts } from '../../../components/text/use-texts.ts';
import { paths } from '../../../paths.ts';
import { buttonClass } from '../../../ui/button-class.ts';
import { DetailHeader } from '../shared/detail-page.tsx';
import { DetailReading } from '../shared/detail-reading.tsx';
import { OutstandingTiles } from '../shared/outstanding-tiles.tsx';
import { StatementButton } from '../shared/statement-button.tsx';
import { useAccountKey } from '../shared/use-account-key.ts';
import { WarningBanner } from '../shared/warning-banner.tsx';
import { Movements } from '../movements/movements.tsx';
import { CasaFacts } from './casa-facts.tsx';

function Actions({ detail: { account, transferServices } }: { readonly detail: CasaDetail }) {
  const t = useTexts('holdings');
  const person = usePerson();
  const canPay = account.status === 'active' && transferServices.some((service) => service.startsWith('SVC_LCY'));
  return (
    <>
      <StatementButton accountIds={[account.accountId]} />
      {canPay && mayOpenScreen(person, '/services/local-currency-transfer') && (
        <Link to={paths.localTransfer({ accountId: account.accountId })} className={buttonClass('primary')}>
          {t('detail.transfer')}
        </Link>
      )}
    </>
  );
}

export function Component() {
  const screens = useTexts('screens');
  const kinds = useTexts('kinds');
  const body = useAccountKey();
  const read = useRead(getCasaAccount, { body });
  const back = { href: paths.casa, label: screens('casaAccounts') };
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
            actions={<Actions detail={detail} />}
          />
          <WarningBanner account={detail.account} />
          <OutstandingTiles outstanding={detail.outstanding} />
          <CasaFacts detail={detail} />
          <Movements account={detail.account} />
        </>
      )}
    </DetailReading>
  );
}
