import { editCompanySetup } from '../../../generated/calls/company.ts';
import { useWrite } from '../../api/write.ts';
import { ChangeCheck } from '../../components/change-replay/change-check.tsx';
import type { PlannedSetting } from '../../components/admin-resource/setting.ts';
import { SettingConfirmation } from '../../components/admin-resource/setting-confirmation.tsx';
import { useTexts } from '../../components/text/use-texts.ts';
import { Banner } from '../../ui/banner.tsx';
import { edited, setupScreens, textOf, type SetupValues } from './company-setup.ts';
import { useSetupWords } from './use-setup-words.ts';

export function Component() {
  const t = useTexts('company');
  const words = useTexts('administration');
  const shown = useSetupWords();
  const write = useWrite(editCompanySetup, { refreshes: ['tasks'] });
  const differencesOf = ({ values, before }: PlannedSetting<SetupValues>) =>
    edited
      .filter((name) => textOf(values[name]) !== textOf(before[name]))
      .map((name) => ({
        id: name,
        label: words(`field.${name}`),
        before: shown(name, before),
        after: shown(name, values),
      }));
  return (
    <SettingConfirmation<SetupValues>
      screens={setupScreens}
      differencesOf={differencesOf}
      impactOf={({ values, before }) => (
        <>
          {values.approvalMode !== before.approvalMode && (
            <Banner tone="wait" title={words(`approvalMode.${values.approvalMode}`)}>
              {t(`modeImpact.${values.approvalMode}`)}
            </Banner>
          )}
          <p className="text-ink-soft">{t('setup.impact')}</p>
          <ChangeCheck change={{ kind: 'company-setup', settings: values }} />
        </>
      )}
      send={({ values: settings, revision, repair }) =>
        write.send({ body: { revision, settings, ...(repair && { repair }) } })
      }
      atField={({ field, ...failure }) => ({ ...failure, field: field.replace(/^settings\./, '') })}
    />
  );
}
