// Who could approve the request on the day, step by step.
import type { ApproversOfDay, ApproversOfRoute, ApproversOfStage } from '../../../generated/types.ts';
import { useFieldText } from '../../components/failure/use-failure-words.ts';
import { useTexts } from '../../components/text/use-texts.ts';
import { Banner } from '../../ui/banner.tsx';
import { Section } from '../../ui/section.tsx';

function Group({ group }: { readonly group: ApproversOfStage['groups'][number] }) {
  const t = useTexts('company');
  const kinds = useTexts('kinds');
  const { groupName, quorum, could, couldNot } = group;
  return (
    <li className="flex flex-col gap-1 py-2">
      <p className="text-sm text-ink-soft">{t('approvers.quorum', { count: quorum, group: groupName })}</p>
      <p className="font-medium">{could.map(({ name }) => name).join(', ') || t('approvers.nobody')}</p>
      {couldNot.map(({ user, whyNot }) => (
        <p key={user.userId} className="text-sm text-ink-soft">
          {user.name} {kinds(`whyNot.${whyNot}`)}
        </p>
      ))}
    </li>
  );
}

function Way({ route: { code, rowName, selfApproval, stages } }: { readonly route: ApproversOfRoute }) {
  const t = useTexts('company');
  const kinds = useTexts('kinds');
  const fieldText = useFieldText();
  if (code)
    return (
      <Banner tone="refused" title={t('approvers.noWay')}>
        {fieldText({ code })}
      </Banner>
    );
  if (selfApproval) return <p>{t('profile.single')}</p>;
  if (stages.length === 0) return <p>{t('approvers.noStage', { row: rowName ?? '' })}</p>;
  return stages.map(({ kind, order, groups }) => (
    <div key={order}>
      <h4 className="font-medium">{`${order}. ${kinds(`stage.${kind}`)}`}</h4>
      <ul className="-my-2 ruled">
        {groups.map((group) => (
          <Group key={group.groupName} group={group} />
        ))}
      </ul>
    </div>
  ));
}

export function ApproversAnswer({ found: { isKnown, routes } }: { readonly found: ApproversOfDay }) {
  const t = useTexts('company');
  if (!isKnown) return <Banner tone="inform" title={t('approvers.unknown')} />;
  return (
    <>
      {routes.map((route) => (
        <Section
          key={route.userGroups.join(' ')}
          level={3}
          title={t('approvers.from', { groups: route.userGroups.join(', ') })}
          description={route.rowName ? t('approvers.row', { row: route.rowName }) : undefined}
        >
          <Way route={route} />
        </Section>
      ))}
      <p className="text-sm text-ink-soft">{t('approvers.note')}</p>
    </>
  );
}
