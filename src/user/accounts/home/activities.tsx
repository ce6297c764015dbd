import { Link } from 'react-router-dom';
import type { DashboardActivity } from '../../../../generated/types.ts';
import { Amount } from '../../../components/money/amount.tsx';
import { useFormat } from '../../../components/text/use-format.ts';
import { useTexts } from '../../../components/text/use-texts.ts';
import { paths } from '../../../paths.ts';
import { Card } from '../../../ui/card.tsx';
import { Section } from '../../../ui/section.tsx';

const shown = 6;

export function Activities({ activities }: { readonly activities: readonly DashboardActivity[] }) {
  const t = useTexts('accounts');
  const kinds = useTexts('kinds');
  const format = useFormat();
  return (
    <Card>
      <Section title={t('home.activity')}>
        {activities.length === 0 && <p className="text-ink-soft">{t('home.noActivity')}</p>}
        <ul className="-my-2 divide-y divide-line">
          {activities.slice(0, shown).map(({ occurredAt, actor, action, refNo, transactionType, payee, amount }) => (
            <li key={`${refNo} ${occurredAt} ${action}`} className="flex items-start justify-between gap-4 py-2">
              <span className="min-w-0">
                <span className="block">
                  <span className="font-medium">{actor?.name ?? t('home.system')}</span> {kinds(`action.${action}`)}{' '}
                  <Link
                    to={paths.transaction(refNo, transactionType)}
                    className="rounded-sm font-medium text-accent underline-offset-3 hover:underline"
                  >
                    {payee || refNo}
                  </Link>
                </span>
                <span className="figures block text-sm text-ink-soft">
                  {kinds(`type.${transactionType}`)} · {format.moment(occurredAt)}
                </span>
              </span>
              {amount && <Amount amount={amount} className="shrink-0" />}
            </li>
          ))}
        </ul>
      </Section>
    </Card>
  );
}
