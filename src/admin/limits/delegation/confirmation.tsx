import { editDelegationOfAuthority } from '../../../../generated/calls/limits.ts';
import type { DelegatedAmounts, DelegationSetting } from '../../../../generated/types.ts';
import { zServiceCode } from '../../../../generated/zod.gen.ts';
import { useWrite } from '../../../api/write.ts';
import { useChangeWords } from '../../../components/admin-resource/change-words.ts';
import { ChangeReplay } from '../../../components/change-replay/change-replay.tsx';
import { DraftFindings } from '../../../components/set-up-findings/findings.tsx';
import type { PlannedSetting } from '../../../components/admin-resource/setting.ts';
import { SettingConfirmation } from '../../../components/admin-resource/setting-confirmation.tsx';
import { useTexts } from '../../../components/text/use-texts.ts';
import { roleNames, screens, type DelegationValues } from './delegation.ts';

type Planned = PlannedSetting<DelegationValues>;

const amountsOf = (values: DelegationValues, service: string): DelegatedAmounts => {
  const typed = values[service];
  return {
    maker: typed?.maker || null,
    verifier: typed?.verifier || null,
    approver: typed?.approver || null,
    releaser: typed?.releaser || null,
  };
};

/** The types that change, in the order in which they are sent. */
const changedIn = ({ values, before }: Planned): DelegationSetting[] =>
  zServiceCode.options.flatMap((serviceType) => {
    const [now, then] = [amountsOf(values, serviceType), amountsOf(before, serviceType)];
    return roleNames.every((name) => now[name] === then[name]) ? [] : { serviceType, maximumAmounts: now };
  });

const changesOf = (planned: Planned) =>
  changedIn(planned).flatMap(({ serviceType, maximumAmounts }) => {
    const before = amountsOf(planned.before, serviceType);
    return roleNames
      .filter((name) => before[name] !== maximumAmounts[name])
      .map((name) => ({
        field: `delegations.${serviceType}.${name}`,
        before: before[name],
        after: maximumAmounts[name],
      }));
  });

export function Component() {
  const t = useTexts('limits');
  const words = useChangeWords();
  const write = useWrite(editDelegationOfAuthority, { refreshes: ['tasks'] });
  return (
    <SettingConfirmation<DelegationValues>
      screens={screens}
      impactOf={(planned) => (
        <>
          <p className="text-ink-soft">{t('delegation.impact')}</p>
          {changedIn(planned).length > 0 && (
            <>
              <DraftFindings draft={{ kind: 'delegation', delegations: changedIn(planned) }} />
              <ChangeReplay change={{ kind: 'delegation', delegations: changedIn(planned) }} />
            </>
          )}
        </>
      )}
      differencesOf={(planned) => words(changesOf(planned))}
      send={(planned) =>
        write.send({
          body: {
            revision: planned.revision,
            delegations: changedIn(planned),
            ...(planned.repair && { repair: planned.repair }),
          },
        })
      }
      atField={({ field, ...failure }, planned) => {
        const [, index = '', name = ''] = /^delegations\.(\d+)\.maximumAmounts\.(\w+)$/.exec(field) ?? [];
        const service = changedIn(planned)[Number(index)]?.serviceType;
        return { ...failure, field: service && name ? `${service}.${name}` : field };
      }}
    />
  );
}
