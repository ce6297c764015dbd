// Edits the daily limits, or repairs a task that changed them.
import * as z from 'zod/mini';
import { getDailyLimits } from '../../../../generated/calls/limits.ts';
import type { AdminTaskDetail, DailyLimits } from '../../../../generated/types.ts';
import { zRupiahLimit } from '../../../../generated/zod.gen.ts';
import { useRead } from '../../../api/read.ts';
import type { PlannedSetting } from '../../../components/admin-resource/setting.ts';
import { repairOf, SettingEdit, SettingReading } from '../../../components/admin-resource/setting-edit.tsx';
import { SettingForm } from '../../../components/admin-resource/setting-form.tsx';
import { MoneyField } from '../../../components/form/money-field.tsx';
import { aboveCeiling, isAboveRupiah } from '../../../components/money/above-maximum.ts';
import { useFormat } from '../../../components/text/use-format.ts';
import { useTexts } from '../../../components/text/use-texts.ts';
import { Card } from '../../../ui/card.tsx';
import { Section } from '../../../ui/section.tsx';
import { screens, useDailyName, type DailyValues } from './daily-limits.ts';

const amounts = z.record(z.string(), z.optional(zRupiahLimit));

/** Like the bank: a limit that changes is at most the ceiling of the bank. */
const schemaOf = (limits: DailyLimits['limits'], maximumOf: (value: string) => string) =>
  amounts.check(({ value, issues }) => {
    for (const { id, ceiling, amountInit } of limits)
      if (value[id] !== amountInit && isAboveRupiah(value[id], ceiling))
        issues.push(aboveCeiling(maximumOf(ceiling), [id]));
  });

function plannedOf({ limits, revision }: DailyLimits, task?: AdminTaskDetail): PlannedSetting<DailyValues> {
  const typed = (name: 'amount' | 'amountInit') => Object.fromEntries(limits.map((one) => [one.id, one[name] ?? '']));
  return { values: typed('amount'), before: typed('amountInit'), revision, repair: repairOf(task) };
}

function Amounts({ limits }: Pick<DailyLimits, 'limits'>) {
  const t = useTexts('limits');
  const format = useFormat();
  const nameOf = useDailyName();
  const money = (value: string) => format.money({ value, currency: 'IDR' });
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      {limits.map(({ id, serviceType, ceiling, usedToday }) => (
        <MoneyField
          key={id}
          name={id}
          label={nameOf({ serviceType })}
          description={t('daily.ceiling', { amount: money(ceiling), used: money(usedToday) })}
          currency="IDR"
          isOptional
        />
      ))}
    </div>
  );
}

function Fields({ limits }: Pick<DailyLimits, 'limits'>) {
  const t = useTexts('limits');
  return (
    <>
      <Card>
        <Section title={t('daily.company')}>
          <Amounts limits={limits.filter(({ serviceType }) => !serviceType)} />
        </Section>
      </Card>
      <Card>
        <Section title={t('daily.types')} description={t('daily.note')}>
          <Amounts limits={limits.filter(({ serviceType }) => serviceType)} />
        </Section>
      </Card>
    </>
  );
}

function Editing({ task }: { readonly task: AdminTaskDetail | undefined }) {
  const format = useFormat();
  const read = useRead(getDailyLimits, { body: task ? { taskId: task.task.taskId } : {} });
  return (
    <SettingReading read={read} task={task}>
      {(setting) => (
        <SettingForm<DailyValues>
          key={setting.revision}
          screens={screens}
          schema={schemaOf(setting.limits, (value) => format.money({ value, currency: 'IDR' }))}
          initialChange={plannedOf(setting, task)}
        >
          <Fields limits={setting.limits} />
        </SettingForm>
      )}
    </SettingReading>
  );
}

export function Component() {
  const t = useTexts('limits');
  return (
    <SettingEdit screens={screens} intro={t('daily.editIntro')}>
      {(task) => <Editing key={task?.task.revision} task={task} />}
    </SettingEdit>
  );
}
