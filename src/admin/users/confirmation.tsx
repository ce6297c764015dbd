import { useNavigate, useParams } from 'react-router-dom';
import type { FieldFailure } from '../../../domain/field-failures.ts';
import { createUserProfile, editUserProfile, getUserProfileImpact } from '../../../generated/calls/users.ts';
import { useRead } from '../../api/read.ts';
import { useWrite } from '../../api/write.ts';
import { ConfirmationFrame, NothingToConfirm } from '../../components/admin-resource/confirmation-frame.tsx';
import { ImpactFound } from '../../components/admin-resource/impact-list.tsx';
import { ChangeCheck } from '../../components/change-replay/change-check.tsx';
import { usePlanned } from '../../components/admin-resource/planned-change.ts';
import type { TakesFailure } from '../../components/failure/attempt.ts';
import { Reading } from '../../components/failure/reading.tsx';
import { pathTo } from '../../paths.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { userScreens } from './screens.ts';
import { useUserDifferences } from './use-user-fields.ts';
import { draftOf, type PlannedUser } from './values.ts';

const alsoRefreshes = { refreshes: ['tasks', 'groups'] };

function useSubmit() {
  const create = useWrite(createUserProfile, alsoRefreshes);
  const edit = useWrite(editUserProfile, alsoRefreshes);
  return (planned: PlannedUser) => {
    const { revision, repair } = planned;
    const userProfile = draftOf(planned);
    const repaired = repair && { repair };
    if (revision === null) return create.send({ body: { userProfile, ...repaired } });
    return edit.send({ body: { revision, userProfile, ...repaired } });
  };
}

function formOf({ mode, values, repair }: PlannedUser): string {
  if (repair) return pathTo(userScreens.edit, { taskId: repair.taskId });
  return mode === 'edit' ? pathTo(userScreens.edit, { id: values.userId }) : pathTo(userScreens.create);
}

/** The groups of a user are chosen together, and an identity has one field for its number. */
const atField = ({ field, ...failure }: FieldFailure): FieldFailure => ({
  ...failure,
  field: field
    .replace(/^userProfile\./, '')
    .replace(/^token\./, '')
    .replace(/^identity\.expiresOn$/, 'expiresOn')
    .replace(/^identity\..*/, 'identityNumber')
    .replace(/^userGroupId$/, 'subUserGroupId'),
});

/** What the bank knows of the profile before it is submitted. */
function Impact({ planned }: { readonly planned: PlannedUser }) {
  const { mode, repair } = planned;
  const userProfile = draftOf(planned);
  const { userId } = userProfile;
  const draft = { kind: 'user-profile', ...(mode === 'edit' && { id: userId }), userProfile } as const;
  const body = { userId, action: mode, userProfile, ...(repair && { repair }) };
  const read = useRead(getUserProfileImpact, { body });
  return (
    <>
      <Reading read={read} skeleton={<Skeleton className="h-16 w-full" />}>
        {(found) => <ImpactFound impact={found} />}
      </Reading>
      <ChangeCheck change={draft} isNew={mode === 'create'} />
    </>
  );
}

function Planned({ planned }: { readonly planned: PlannedUser }) {
  const navigate = useNavigate();
  const submit = useSubmit();
  const { goBackToForm } = usePlanned<PlannedUser>();
  const takes: TakesFailure = ({ fields }, channel) => {
    if (channel !== 'inline' || fields.length === 0) return false;
    void goBackToForm(formOf(planned), planned, fields.map(atField));
    return true;
  };
  return (
    <ConfirmationFrame
      differences={useUserDifferences(planned)}
      impact={<Impact planned={planned} />}
      name={planned.values.name}
      finish={pathTo(userScreens.finish, {}, { pageMode: planned.mode })}
      send={() => submit(planned)}
      takes={takes}
      onBack={() => void navigate(-1)}
    />
  );
}

export function Component() {
  const { pageMode: mode } = useParams();
  const { planned } = usePlanned<PlannedUser>();
  if (planned && planned.mode === mode) return <Planned planned={planned} />;
  return <NothingToConfirm form={pathTo(mode === 'edit' ? userScreens.list : userScreens.create)} />;
}
