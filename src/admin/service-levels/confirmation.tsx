import { useParams } from 'react-router-dom';
import { slaText } from '../../../domain/service-level.ts';
import { editServiceLevel } from '../../../generated/calls/service-levels.ts';
import { useWrite } from '../../api/write.ts';
import type { PlannedSetting } from '../../components/admin-resource/setting.ts';
import { SettingConfirmation } from '../../components/admin-resource/setting-confirmation.tsx';
import { useTexts } from '../../components/text/use-texts.ts';
import { kindOfType, screensOf, stages, timesOf, type RequestType, type SlaValues } from './service-levels.ts';

export function Component() {
  const t = useTexts('limits');
  const { requestType } = useParams();
  const type: RequestType = requestType === 'service' ? 'service' : 'financial';
  const write = useWrite(editServiceLevel, { refreshes: ['tasks'] });
  const differencesOf = ({ values, before }: PlannedSetting<SlaValues>) =>
    stages
      .map((stage) => ({
        id: stage,
        label: t(`sla.${stage}`),
        before: slaText(timesOf(before)[stage]),
        after: slaText(timesOf(values)[stage]),
      }))
      .filter((change) => change.before !== change.after);
  return (
    <SettingConfirmation<SlaValues>
      screens={screensOf(type)}
      differencesOf={differencesOf}
      impactOf={() => <p className="text-ink-soft">{t('sla.impact')}</p>}
      send={({ values, revision, repair }) =>
        write.send({
          body: {
            revision,
            serviceLevel: { requestType: kindOfType(type), times: timesOf(values) },
            ...(repair && { repair }),
          },
        })
      }
      atField={({ field, ...failure }) => ({
        ...failure,
        field: field.replace(/^serviceLevel\.times\.(\w+)$/, '$1.minutes'),
      })}
    />
  );
}
