import { ChangeReplay } from '../../components/change-replay/change-replay.tsx';
import { ResourceConfirmation } from '../../components/admin-resource/resource-confirmation.tsx';
import { DraftFindings } from '../../components/set-up-findings/findings.tsx';
import { useTexts } from '../../components/text/use-texts.ts';
import { draftOf, userGroup } from './user-group.ts';

export function Component() {
  const t = useTexts('administration');
  return (
    <ResourceConfirmation
      resource={userGroup}
      nameOf={({ userGroupName }) => userGroupName}
      impactOf={({ id, mode, userCount, values }) => (
        <>
          {mode === 'edit' && <p>{t('impact.touched', { count: userCount })}</p>}
          <DraftFindings draft={{ kind: 'user-group', ...(id && { id }), userGroup: draftOf(values) }} />
          {id && <ChangeReplay change={{ kind: 'user-group', id, userGroup: draftOf(values) }} />}
        </>
      )}
    />
  );
}
