// What a user can see and do, and because of what.
import { getEffectiveAccess, listRoles } from '../../../generated/calls/users.ts';
import type { EffectiveAccess as Access, UserProfileDetail } from '../../../generated/types.ts';
import { useRead } from '../../api/read.ts';
import { Reading } from '../../components/failure/reading.tsx';
import { useTexts } from '../../components/text/use-texts.ts';
import { Card } from '../../ui/card.tsx';
import { Section } from '../../ui/section.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { EffectiveAccounts } from './effective-accounts.tsx';
import { EffectiveLimits } from './effective-limits.tsx';
import { Hindrances, Steps } from './effective-steps.tsx';
import { LeaveNotice } from './leave-section.tsx';

type Service = Access['services'][number];

const stages = [
  ['allowMaker', 'MK'],
  ['allowVerifier', 'VF'],
  ['allowApprover', 'AP'],
  ['allowReleaser', 'RL'],
] as const;

function Services({ services }: { readonly services: readonly Service[] }) {
  const t = useTexts('users');
  const kinds = useTexts('kinds');
  const common = useTexts('common');
  const rolesOf = (service: Service) =>
    stages.flatMap(([stage, role]) => (service[stage] === 1 ? [kinds(`role.${role}`)] : [])).join(', ');
  const isAllowed = (service: Service) => rolesOf(service) !== '';
  const allowedFirst = [...services.filter(isAllowed), ...services.filter((one) => !isAllowed(one))];
  if (services.length === 0) return <p className="text-ink-soft">{common('word.none')}</p>;
  return (
    <ul className="ruled">
      {allowedFirst.map((service) => (
        <li key={service.serviceType} className="flex flex-wrap justify-between gap-x-4 gap-y-1 py-2">
          <span className="font-medium">{kinds(`service.${service.serviceType}`)}</span>
          <span className="text-sm text-ink-soft">{rolesOf(service) || t('effective.notAllowed')}</span>
        </li>
      ))}
    </ul>
  );
}

type User = { readonly user: UserProfileDetail };

function Roles({ user: { roles } }: User) {
  const t = useTexts('users');
  const kinds = useTexts('kinds');
  const catalogue = useRead(listRoles, {}).data?.roles ?? [];
  return (
    <Card>
      <Section title={t('form.roles')}>
        <ul className="ruled">
          {roles.map((role) => (
            <li key={role} className="py-2">
              <span className="block font-medium">{kinds(`role.${role}`)}</span>
              <span className="block text-sm text-ink-soft">
                {catalogue.find(({ code }) => code === role)?.description}
              </span>
            </li>
          ))}
        </ul>
      </Section>
    </Card>
  );
}

/** What the groups of a corporate user give. */
function FromGroups({ access }: { readonly access: Access }) {
  const t = useTexts('users');
  return (
    <>
      <Card>
        <Section title={t('effective.services')} description={t('effective.servicesNote')}>
          <Services services={access.services} />
        </Section>
      </Card>
      <Card>
        <Section title={t('effective.steps')} description={t('effective.stepsNote')}>
          <Steps steps={access.steps} />
        </Section>
      </Card>
      <EffectiveLimits access={access} />
    </>
  );
}

function Parts({ access, user }: User & { readonly access: Access }) {
  const t = useTexts('users');
  const { subUserGroup, exceptionalApprover, exceptionalReleaser } = access;
  return (
    <div className="flex flex-col gap-5">
      <Hindrances hindrances={access.hindrances} />
      <LeaveNotice leave={access.leave} />
      <Roles user={user} />
      <EffectiveAccounts access={access} />
      {subUserGroup && <FromGroups access={access} />}
      {(exceptionalApprover || exceptionalReleaser) && (
        <Card>
          <Section title={t('effective.exceptional')}>
            {exceptionalApprover && <p>{t('toggleNote.exceptionalApprover')}</p>}
            {exceptionalReleaser && <p>{t('toggleNote.exceptionalReleaser')}</p>}
          </Section>
        </Card>
      )}
    </div>
  );
}

export function EffectiveAccess({ user }: User) {
  const read = useRead(getEffectiveAccess, { body: { userId: user.userId } });
  return (
    <Reading read={read} skeleton={<Skeleton className="h-96 w-full" />}>
      {(access) => <Parts access={access} user={user} />}
    </Reading>
  );
}
