import { ResourceConfirmation } from '../../../components/admin-resource/resource-confirmation.tsx';
import { ChangeReplay } from '../../../components/change-replay/change-replay.tsx';
import { DraftFindings } from '../../../components/set-up-findings/findings.tsx';
import { useTexts } from '../../../components/text/use-texts.ts';
import { subUserGroup } from './sub-user-group.ts';
import { draftOf } from './values.ts';

export function Component() {
  const t = useTexts('administration');
  return (
    <ResourceConfirmation
      resource={subUserGroup}
      nameOf={({ subUserGroupName }) => subUserGroupName}
      impactOf={({ id, userCount, values }) => (
        <>
          {id && <p>{t('impact.touched', { count: userCount })}</p>}
          <DraftFindings draft={{ kind: 'sub-user-group', ...(id && { id }), subUserGroup: draftOf(values) }} />
          {id && <ChangeReplay change={{ kind: 'sub-user-group', id, subUserGroup: draftOf(values) }} />}
        </>
      )}
    />
  );
}
