// Edits the delegation of authority, or repairs a task that changed it.
import { getDelegationOfAuthority } from '../../../../generated/calls/limits.ts';
import type { AdminTaskDetail, DelegationOfAuthority, DelegationRow } from '../../../../generated/types.ts';
import { useRead } from '../../../api/read.ts';
import type { PlannedSetting } from '../../../components/admin-resource/setting.ts';
import { repairOf, SettingEdit, SettingReading } from '../../../components/admin-resource/setting-edit.tsx';
import { SettingForm } from '../../../components/admin-resource/setting-form.tsx';
import { contentOf } from '../../../components/admin-resource/task-content.ts';
import { MoneyField } from '../../../components/form/money-field.tsx';
import { useFormat } from '../../../components/text/use-format.ts';
import { useTexts } from '../../../components/text/use-texts.ts';
import { Card } from '../../../ui/card.tsx';
import { Section } from '../../../ui/section.tsx';
import { delegationSchema } from './delegation-schema.ts';
import { roleNames, rowsOf, screens, typedOf, type DelegationValues } from './delegation.ts';

function plannedOf(setting: DelegationOfAuthority, task?: AdminTaskDetail): PlannedSetting<DelegationValues> {
  const before = Object.fromEntries(rowsOf(setting).map((row) => [row.serviceType, typedOf(row.maximumAmounts)]));
  const wanted = contentOf(task?.content, 'delegation')?.after ?? [];
  const after = Object.fromEntries(wanted.map((one) => [one.serviceType, typedOf(one.maximumAmounts)]));
  return { values: { ...before, ...after }, before, revision: setting.revision, repair: repairOf(task) };
}

function RowFields({ row: { serviceType, defaultAmounts } }: { readonly row: DelegationRow }) {
  const t = useTexts('limits');
  const kinds = useTexts('kinds');
  const format = useFormat();
  return (
    <Card>
      <Section title={kinds(`service.${serviceType}`)}>
        <div className="grid gap-4 sm:grid-cols-2">
          {roleNames.map((name) => {
            const value = defaultAmounts[name];
            return value === null ? null : (
              <MoneyField
                key={name}
                name={`${serviceType}.${name}`}
                label={t(`delegation.${name}`)}
                description={t('enterprise.default', { amount: format.money({ value, currency: 'IDR' }) })}
                currency="IDR"
              />
            );
          })}
        </div>
      </Section>
    </Card>
  );
}

function Editing({ task }: { readonly task: AdminTaskDetail | undefined }) {
  const format = useFormat();
  const read = useRead(getDelegationOfAuthority, { body: {} });
  const shown = (value: string) => format.money({ value, currency: 'IDR' });
  return (
    <SettingReading read={read} task={task}>
      {(setting) => (
        <SettingForm<DelegationValues>
          key={setting.revision}
          screens={screens}
          schema={delegationSchema(setting, shown)}
          initialChange={plannedOf(setting, task)}
        >
          {rowsOf(setting).map((row) => (
            <RowFields key={row.serviceType} row={row} />
          ))}
        </SettingForm>
      )}
    </SettingReading>
  );
}

export function Component() {
  const t = useTexts('limits');
  return (
    <SettingEdit screens={screens} intro={t('delegation.editIntro')}>
      {(task) => <Editing key={task?.task.revision} task={task} />}
    </SettingEdit>
  );
}
