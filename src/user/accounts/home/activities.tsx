import { Link } from 'react-router-dom';
import { formatTime } from '../../../../domain/date-format.ts';
import { jakartaMoment } from '../../../../domain/jakarta-time.ts';
import { actionLabelOf } from '../../../../domain/transaction-status.ts';
import type { DashboardActivity } from '../../../../generated/types.ts';
import { bankToday } from '../../../api/bank-time.ts';
import { usePaymentTitle } from '../../../components/kinds/payment-title.ts';
import { useMoneyWait } from '../../../components/kinds/use-money-wait.ts';
import { Amount } from '../../../components/money/amount.tsx';
import { useFormat, type Format } from '../../../components/text/use-format.ts';
import { useTexts } from '../../../components/text/use-texts.ts';
import { paths } from '../../../paths.ts';
import { Card } from '../../../ui/card.tsx';
import { Section } from '../../../ui/section.tsx';

const shown = 6;

/** For a time of today only the hour is shown. */
function whenOf(instant: string, { language, moment }: Format): string {
  const { date, time } = jakartaMoment(Date.parse(instant));
  return date === bankToday() ? formatTime(time, language) : moment(instant);
}

function Activity({ activity }: { readonly activity: DashboardActivity }) {
  const t = useTexts('accounts');
  const kinds = useTexts('kinds');
  const format = useFormat();
  const moneyText = useMoneyWait();
  const { occurredAt, actor, action, refNo, transactionType, serviceType, payee, amount, status, waitsForMoney } =
    activity;
  const { title, about } = usePaymentTitle()({ menuAccess: transactionType, serviceType, customerName: payee });
  return (
    <>
      <span className="flex items-baseline justify-between gap-4">
        <Link
          to={paths.transaction(refNo, transactionType)}
          className="min-w-0 rounded-sm font-medium break-words text-accent underline-offset-3 hover:underline"
        >
          {title || refNo}
        </Link>
        {amount && <Amount amount={amount} className="shrink-0" />}
      </span>
      <span className="block text-sm text-ink-soft">
        <span className="text-ink">
          {actor?.name ?? t('home.system')} {kinds(`action.${actionLabelOf(action, status)}`)}
        </span>{' '}
        · {about ?? kinds(`type.${transactionType}`)} ·{' '}
        <span className="figures whitespace-nowrap">{whenOf(occurredAt, format)}</span>
      </span>
      {waitsForMoney && <span className="figures block text-sm text-wait">{moneyText(waitsForMoney)}</span>}
    </>
  );
}

export function Activities({ activities }: { readonly activities: readonly DashboardActivity[] }) {
  const t = useTexts('accounts');
  return (
    <Card>
      <Section title={t('home.activity')}>
        {activities.length === 0 && <p className="text-ink-soft">{t('home.noActivity')}</p>}
        <ul className="-my-2 ruled">
          {activities.slice(0, shown).map((activity) => (
            <li key={`${activity.refNo} ${activity.occurredAt} ${activity.action}`} className="py-2">
              <Activity activity={activity} />
            </li>
          ))}
        </ul>
      </Section>
    </Card>
  );
}
