// Edits the delegation of authority, or repairs a task that changed it.
import * as z from 'zod/mini';
import { getDelegationOfAuthority } from '../../../../generated/calls/limits.ts';
import type { AdminTaskDetail, DelegationOfAuthority, DelegationRow } from '../../../../generated/types.ts';
import { zRupiahLimit } from '../../../../generated/zod.gen.ts';
import { useRead } from '../../../api/read.ts';
import type { PlannedSetting } from '../../../components/admin-resource/setting.ts';
import { repairOf, SettingEdit, SettingReading } from '../../../components/admin-resource/setting-edit.tsx';
import { SettingForm } from '../../../components/admin-resource/setting-form.tsx';
import { contentOf } from '../../../components/admin-resource/task-content.ts';
import { MoneyField } from '../../../components/form/money-field.tsx';
import { aboveDefault, isAboveRupiah } from '../../../components/money/above-maximum.ts';
import { useFormat } from '../../../components/text/use-format.ts';
import { useTexts } from '../../../components/text/use-texts.ts';
import { Card } from '../../../ui/card.tsx';
import { Section } from '../../../ui/section.tsx';
import { roleNames, rowsOf, screens, typedOf, type DelegationValues } from './delegation.ts';

const amount = z.optional(zRupiahLimit);
const amounts = z.record(
  z.string(),
  z.object({ maker: amount, verifier: amount, approver: amount, releaser: amount }),
) as z.ZodMiniType<DelegationValues>;

/** Like the bank: an amount that changes is at most the default of its type and role. */
const schemaOf = (rows: readonly DelegationRow[], maximumOf: (value: string) => string) =>
  amounts.check(({ value, issues }) => {
    for (const { serviceType, defaultAmounts, maximumAmounts } of rows)
      for (const name of roleNames) {
        const typed = value[serviceType]?.[name];
        const maximum = defaultAmounts[name];
        if (typed === maximumAmounts[name] || maximum === null || !isAboveRupiah(typed, maximum)) continue;
        issues.push(aboveDefault(maximumOf(maximum), [serviceType, name]));
      }
  });

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
  return (
    <SettingReading read={read} task={task}>
      {(setting) => (
        <SettingForm<DelegationValues>
          key={setting.revision}
          screens={screens}
          schema={schemaOf(rowsOf(setting), (value) => format.money({ value, currency: 'IDR' }))}
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
