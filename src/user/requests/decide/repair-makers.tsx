import { listRepairMakers } from '../../../../generated/calls/requests.ts';
import type { DecisionTarget } from '../../../../generated/types.ts';
import { useRead } from '../../../api/read.ts';
import { Reading } from '../../../components/failure/reading.tsx';
import { useTexts } from '../../../components/text/use-texts.ts';
import { Avatar } from '../../../ui/avatar.tsx';
import { Banner } from '../../../ui/banner.tsx';
import { Card } from '../../../ui/card.tsx';
import { Section } from '../../../ui/section.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';

/** The makers who could repair the request, and why others cannot. */
export function RepairMakers({ target }: { readonly target: DecisionTarget }) {
  const t = useTexts('requests');
  const kinds = useTexts('kinds');
  const { taskId, refNo, menuAccess } = target;
  const read = useRead(listRepairMakers, { body: { taskId, refNo, menuAccess } });
  return (
    <Card>
      <Section title={t('reason.makers')} description={t('reason.makersText')}>
        <Reading read={read} skeleton={<Skeleton className="h-24 w-full" />}>
          {({ items }) => (
            <>
              {!items.some(({ eligible }) => eligible) && <Banner tone="wait" title={t('reason.noMaker')} />}
              <ul className="grid gap-2 sm:grid-cols-2">
                {items.map(({ user, subUserGroup, whyNot }) => (
                  <li key={user.userId} className="flex items-center gap-2">
                    <Avatar name={user.name} />
                    <span className="min-w-0 leading-tight">
                      <span className="block truncate font-medium">{user.name}</span>
                      <span className="block text-sm text-ink-soft">
                        {subUserGroup} · {whyNot ? kinds(`whyNot.${whyNot}`) : t('reason.may')}
                      </span>
                    </span>
                  </li>
                ))}
              </ul>
            </>
          )}
        </Reading>
      </Section>
    </Card>
  );
}
