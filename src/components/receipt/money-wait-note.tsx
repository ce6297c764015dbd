import type { TransactionType, WaitsForMoney } from '../../../generated/types.ts';
import { Link } from 'react-router-dom';
import { paths } from '../../paths.ts';
import { Banner } from '../../ui/banner.tsx';
import { buttonClass } from '../../ui/button-class.ts';
import { useMoneyWait } from '../kinds/use-money-wait.ts';
import { useTexts } from '../text/use-texts.ts';

interface MoneyWaitNoteProps {
  readonly waits: WaitsForMoney;
  readonly refNo: string;
  readonly menuAccess: TransactionType;
}

/** How much money is missing, until when the payment can still be executed, and the way to where that is done. */
export function MoneyWaitNote({ waits, refNo, menuAccess }: MoneyWaitNoteProps) {
  const t = useTexts('kinds');
  const moneyText = useMoneyWait();
  return (
    <Banner
      tone="wait"
      title={t('money.waits')}
      action={
        <Link to={paths.transaction(refNo, menuAccess)} className={buttonClass('quiet')}>
          {t('money.open', { refNo })}
        </Link>
      }
    >
      <p className="figures">{moneyText(waits)}</p>
    </Banner>
  );
}
