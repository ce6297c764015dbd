// The limits of one account, the amount used today, and every approved change.
import { Link } from 'react-router-dom';
import { accountText } from '../../../domain/account-text.ts';
import { getAccountLimit } from '../../../generated/calls/limits.ts';
import type { AccountLimitChange, AccountLimitDetail } from '../../../generated/types.ts';
import { useRead } from '../../api/read.ts';
import { taskPath } from '../../components/admin-resource/task-links.ts';
import { TouchedRequests } from '../../components/admin-resource/touched-requests.tsx';
import { ChangeList } from '../../components/deciding/change-list.tsx';
import { Reading } from '../../components/failure/reading.tsx';
import { useFormat } from '../../components/text/use-format.ts';
import { useTexts } from '../../components/text/use-texts.ts';
import { Banner } from '../../ui/banner.tsx';
import { buttonClass } from '../../ui/button-class.ts';
import { Drawer } from '../../ui/drawer.tsx';
import { KeyValueList } from '../../ui/key-value-list.tsx';
import { Section } from '../../ui/section.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { editPath, limitNames } from './account-limits.ts';
import { useLimitChanges } from './use-limit-changes.ts';

interface LimitDrawerProps {
  readonly accountId: string;
  onClose(): void;
}

function Change({ change, currency }: { readonly change: AccountLimitChange; readonly currency: string }) {
  const t = useTexts('limits');
  const format = useFormat();
  const changesOf = useLimitChanges();
  const { refNo, before, after, changedBy, approvedBy, changedAt } = change;
  return (
    <li className="py-2">
      <span className="block text-sm text-ink-soft">
        {t('detail.changed', { name: changedBy.name, approver: approvedBy.name, moment: format.moment(changedAt) })}
      </span>
      <ChangeList changes={changesOf(refNo, currency, before, after)} />
    </li>
  );
}

function Limits({ detail }: { readonly detail: AccountLimitDetail }) {
  const t = useTexts('limits');
  const words = useTexts('administration');
  const format = useFormat();
  const { limit, openRequests, touchedRequests, history } = detail;
  const { values, account, bankMaximum, usedToday, ongoingTask } = limit;
  const shown = (value: string | null) =>
    value === null ? t('list.unlimited') : format.money({ value, currency: account.currency });
  const facts = [
    ...limitNames.map((name) => ({ label: words(`field.${name}`), value: shown(values[name]) })),
    { label: t('list.bankMaximum'), value: shown(bankMaximum) },
    { label: t('list.usedToday'), value: shown(usedToday) },
  ];
  return (
    <div className="flex flex-col gap-5">
      {ongoingTask && (
        <Banner tone="wait" title={words('waiting.title')}>
          <Link to={taskPath(ongoingTask.taskId)} className="figures underline">
            {ongoingTask.refNo}
          </Link>
        </Banner>
      )}
      <Section title={t('detail.limits')} level={3}>
        <KeyValueList facts={facts} />
        {openRequests > 0 && <p className="text-sm text-ink-soft">{t('detail.requests', { count: openRequests })}</p>}
        <TouchedRequests requests={touchedRequests} total={openRequests} />
      </Section>
      <Section title={t('detail.history')} level={3}>
        {history.length === 0 && <p className="text-ink-soft">{t('detail.noHistory')}</p>}
        <ul className="ruled">
          {history.map((change) => (
            <Change key={change.refNo} change={change} currency={account.currency} />
          ))}
        </ul>
      </Section>
    </div>
  );
}

export function LimitDrawer({ accountId, onClose }: LimitDrawerProps) {
  const t = useTexts('limits');
  const common = useTexts('common');
  const read = useRead(getAccountLimit, { body: { accountId } });
  const limit = read.data?.limit;
  const canEdit = limit?.actions.some(({ action, allowed }) => action === 'edit' && allowed);
  const footer = canEdit && (
    <Link to={editPath([accountId])} className={buttonClass('primary')}>
      {t('detail.edit')}
    </Link>
  );
  return (
    <Drawer
      isOpen
      onClose={onClose}
      title={limit ? accountText(limit.account) : t('detail.limits')}
      closeLabel={common('action.close')}
      {...(footer && { footer })}
    >
      <Reading read={read} skeleton={<Skeleton className="h-80 w-full" />}>
        {(detail) => <Limits detail={detail} />}
      </Reading>
    </Drawer>
  );
}
