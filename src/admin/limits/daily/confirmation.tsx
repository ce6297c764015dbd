import { editDailyLimits } from '../../../../generated/calls/limits.ts';
import type { DailyLimitSetting } from '../../../../generated/types.ts';
import { useWrite } from '../../../api/write.ts';
import { useChangeWords } from '../../../components/admin-resource/change-words.ts';
import { ChangeReplay } from '../../../components/change-replay/change-replay.tsx';
import { DraftFindings } from '../../../components/set-up-findings/findings.tsx';
import type { PlannedSetting } from '../../../components/admin-resource/setting.ts';
import { SettingConfirmation } from '../../../components/admin-resource/setting-confirmation.tsx';
import { useTexts } from '../../../components/text/use-texts.ts';
import { screens, type DailyValues } from './daily-limits.ts';

/** The limits that change, in the order in which they are sent. */
function changedIn({ values, before }: PlannedSetting<DailyValues>): DailyLimitSetting[] {
  return Object.keys(before)
    .map((id) => ({ id, amount: values[id] || null, amountInit: before[id] || null }))
    .filter(({ amount, amountInit }) => amount !== amountInit);
}

/** The id of a limit is its type with other separators. */
const fieldOf = (id: string) =>
  id === 'dl-ALL' ? 'dailyLimits.ALL' : `dailyLimits.SVC_${id.slice('dl-'.length).replaceAll('-', '_')}`;

export function Component() {
  const t = useTexts('limits');
  const words = useChangeWords();
  const write = useWrite(editDailyLimits, { refreshes: ['tasks'] });
  return (
    <SettingConfirmation<DailyValues>
      screens={screens}
      impactOf={(planned) => (
        <>
          <p className="text-ink-soft">{t('daily.impact')}</p>
          {changedIn(planned).length > 0 && (
            <>
              <DraftFindings draft={{ kind: 'daily-limit', dailyLimits: changedIn(planned) }} />
              <ChangeReplay change={{ kind: 'daily-limit', dailyLimits: changedIn(planned) }} />
            </>
          )}
        </>
      )}
      differencesOf={(planned) =>
        words(
          changedIn(planned).map(({ id, amount, amountInit }) => ({
            field: fieldOf(id),
            before: amountInit,
            after: amount,
          })),
        )
      }
      send={(planned) =>
        write.send({
          body: {
            revision: planned.revision,
            dailyLimits: changedIn(planned),
            ...(planned.repair && { repair: planned.repair }),
          },
        })
      }
      atField={({ field, ...failure }, planned) => {
        const index = Number(/^dailyLimits\.(\d+)/.exec(field)?.[1]);
        return { ...failure, field: changedIn(planned)[index]?.id ?? field };
      }}
    />
  );
}
