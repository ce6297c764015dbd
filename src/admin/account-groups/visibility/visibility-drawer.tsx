import { Link } from 'react-router-dom';
import { getAccountVisibility } from '../../../../generated/calls/account-groups.ts';
import type { AccountOnlooker, AccountVisibilityDetail } from '../../../../generated/types.ts';
import { useRead } from '../../../api/read.ts';
import { accountText } from '../../../../domain/account-text.ts';
import { taskPath } from '../../../components/admin-resource/task-links.ts';
import { Reading } from '../../../components/failure/reading.tsx';
import { useTexts } from '../../../components/text/use-texts.ts';
import { Banner } from '../../../ui/banner.tsx';
import { buttonClass } from '../../../ui/button-class.ts';
import { Drawer } from '../../../ui/drawer.tsx';
import { Icon } from '../../../ui/icons/icon.tsx';
import { Section } from '../../../ui/section.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { editPath } from './account-visibility.ts';

function Person({ person: { name, userId, roles, subUserGroup, sees } }: { readonly person: AccountOnlooker }) {
  const t = useTexts('account-groups');
  const kinds = useTexts('kinds');
  return (
    <li className="flex items-start gap-2 py-2">
      <Icon name={sees ? 'eye' : 'eye-off'} className={sees ? 'text-accent' : 'text-ink-soft'} />
      <span className="min-w-0">
        <span className="font-medium">{name}</span>
        <span className="sr-only">: {sees ? t('visibility.sees') : t('visibility.hidden')}</span>
        <span className="block text-sm wrap-anywhere text-ink-soft">
          {userId} · {roles.map((role) => kinds(`role.${role}`)).join(', ')} · {subUserGroup.name}
        </span>
      </span>
    </li>
  );
}

function People({ detail: { people, ongoingTask, rule } }: { readonly detail: AccountVisibilityDetail }) {
  const t = useTexts('account-groups');
  const words = useTexts('administration');
  return (
    <div className="flex flex-col gap-5">
      {ongoingTask && (
        <Banner tone="wait" title={words('waiting.title')}>
          <Link to={taskPath(ongoingTask.taskId)} className="figures underline">
            {ongoingTask.refNo}
          </Link>
        </Banner>
      )}
      <Section title={words(`placed.${rule.kind}`)} level={3}>
        <ul className="ruled">
          {people.map((person) => (
            <Person key={person.userId} person={person} />
          ))}
        </ul>
        {people.length === 0 && <p className="text-ink-soft">{t('visibility.nobody')}</p>}
      </Section>
    </div>
  );
}

interface VisibilityDrawerProps {
  readonly accountId: string;
  onClose(): void;
}

export function VisibilityDrawer({ accountId, onClose }: VisibilityDrawerProps) {
  const t = useTexts('account-groups');
  const common = useTexts('common');
  const read = useRead(getAccountVisibility, { body: { accountId } });
  const canEdit = read.data?.actions.some(({ action, allowed }) => action === 'edit' && allowed);
  const footer = canEdit && (
    <Link to={editPath([accountId])} className={buttonClass('primary')}>
      {t('visibility.edit', { count: 1 })}
    </Link>
  );
  return (
    <Drawer
      isOpen
      onClose={onClose}
      title={read.data ? accountText(read.data.account.account) : t('visibility.account')}
      closeLabel={common('action.close')}
      {...(footer && { footer })}
    >
      <Reading read={read} skeleton={<Skeleton className="h-80 w-full" />}>
        {(detail) => <People detail={detail} />}
      </Reading>
    </Drawer>
  );
}
