import type { ReactNode } from 'react';
import type { FavoriteForm } from '../../../../generated/types.ts';
import { usePlanned } from '../../../components/admin-resource/planned-change.ts';
import { ResourceConfirmation } from '../../../components/admin-resource/resource-confirmation.tsx';
import { CodeNamesProvider } from '../../../components/text/code-names.tsx';
import { companyFavorite, type FavoriteChange } from './company-favorite.ts';
import { useInstitution } from './use-institution.ts';

/** Asks what the institution is called, because the form has only its code. */
function NamedInstitution({ form, children }: { readonly form: FavoriteForm; readonly children: ReactNode }) {
  const type = form.paymentType === 'TOPUP' ? 'TOPUP' : 'BILL_PAY';
  const { institution, isLoading } = useInstitution(type, form);
  const names = institution && [{ code: institution.institution, name: institution.institutionName }];
  return (
    <CodeNamesProvider names={names} isAwaited={isLoading}>
      {children}
    </CodeNamesProvider>
  );
}

export function Component() {
  const { planned } = usePlanned<FavoriteChange>();
  const confirmation = (
    <ResourceConfirmation
      resource={companyFavorite}
      nameOf={({ favoriteName }) => favoriteName}
      impactOf={() => undefined}
    />
  );
  return planned?.values ? <NamedInstitution form={planned.values}>{confirmation}</NamedInstitution> : confirmation;
}
