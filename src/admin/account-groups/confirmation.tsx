import { ResourceConfirmation } from '../../components/admin-resource/resource-confirmation.tsx';
import { ChangeCheck } from '../../components/change-replay/change-check.tsx';
import { accountGroup, draftOf } from './account-group.ts';

export function Component() {
  return (
    <ResourceConfirmation
      resource={accountGroup}
      nameOf={({ groupName }) => groupName}
      impactOf={({ id, mode, values }) => (
        <ChangeCheck
          change={{ kind: 'account-group', ...(id && { id }), accountGroup: draftOf(values) }}
          isNew={mode === 'create'}
        />
      )}
    />
  );
}
