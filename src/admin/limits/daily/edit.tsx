// Edits the daily limits, or repairs a task that changed them.
import { useSearchParams } from 'react-router-dom';
import * as z from 'zod/mini';
import { getDailyLimits } from '../../../../generated/calls/limits.ts';
import { getAdminTask } from '../../../../generated/calls/tasks.ts';
import type { AdminTaskDetail, DailyLimits } from '../../../../generated/types.ts';
import { zRupiahLimit } from '../../../../generated/zod.gen.ts';
import { useRead } from '../../../api/read.ts';
import { RepairedNotice } from '../../../components/admin-resource/repaired-notice.tsx';
import type { PlannedSetting } from '../../../components/admin-resource/setting.ts';
import { SettingForm, SettingFormHeader } from '../../../components/admin-resource/setting-form.tsx';
import { Reading } from '../../../components/failure/reading.tsx';
import { MoneyField } from '../../../components/form/money-field.tsx';
import { useFormat } from '../../../components/text/use-format.ts';
import { useTexts } from '../../../components/text/use-texts.ts';
import { Card } from '../../../ui/card.tsx';
import { Section } from '../../../ui/section.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { screens, useDailyName, type DailyValues } from './daily-limits.ts';

const skeleton = <Skeleton className="h-96 w-full" />;
const schema = z.record(z.string(), z.optional(zRupiahLimit));

function plannedOf({ limits, revision }: DailyLimits, task?: AdminTaskDetail): PlannedSetting<DailyValues> {
  const typed = (name: 'amount' | 'amountInit') => Object.fromEntries(limits.map((one) => [one.id, one[name] ?? '']));
  const repair = task ? { taskId: task.task.taskId, revision: task.task.revision } : null;
  return { values: typed('amount'), before: typed('amountInit'), revision, repair };
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

function Editing({ task }: { readonly task?: AdminTaskDetail }) {
  const read = useRead(getDailyLimits, { body: task ? { taskId: task.task.taskId } : {} });
  return (
    <Reading read={read} skeleton={skeleton} fillsScreen>
      {(setting) => (
        <>
          {task && <RepairedNotice returned={task.returned} failure={task.failure} />}
          <SettingForm<DailyValues>
            key={setting.revision}
            screens={screens}
            schema={schema}
            initialChange={plannedOf(setting, task)}
          >
            <Fields limits={setting.limits} />
          </SettingForm>
        </>
      )}
    </Reading>
  );
}

function Repair({ taskId }: { readonly taskId: string }) {
  const read = useRead(getAdminTask, { body: { taskId } });
  return (
    <Reading read={read} skeleton={skeleton} fillsScreen>
      {(task) => <Editing key={task.task.revision} task={task} />}
    </Reading>
  );
}

export function Component() {
  const t = useTexts('limits');
  const [parameters] = useSearchParams();
  const taskId = parameters.get('taskId');
  return (
    <>
      <SettingFormHeader screens={screens} intro={t('daily.editIntro')} />
      {taskId ? <Repair taskId={taskId} /> : <Editing />}
    </>
  );
}
