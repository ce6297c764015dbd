// Edits the delegation of authority, or repairs a task that changed it.
import { useSearchParams } from 'react-router-dom';
import * as z from 'zod/mini';
import { getDelegationOfAuthority } from '../../../../generated/calls/limits.ts';
import { getAdminTask } from '../../../../generated/calls/tasks.ts';
import type { AdminTaskDetail, DelegationOfAuthority, DelegationRow } from '../../../../generated/types.ts';
import { zRupiahLimit } from '../../../../generated/zod.gen.ts';
import { useRead } from '../../../api/read.ts';
import { RepairedNotice } from '../../../components/admin-resource/repaired-notice.tsx';
import type { PlannedSetting } from '../../../components/admin-resource/setting.ts';
import { SettingForm, SettingFormHeader } from '../../../components/admin-resource/setting-form.tsx';
import { contentOf } from '../../../components/admin-resource/task-content.ts';
import { Reading } from '../../../components/failure/reading.tsx';
import { MoneyField } from '../../../components/form/money-field.tsx';
import { useFormat } from '../../../components/text/use-format.ts';
import { useTexts } from '../../../components/text/use-texts.ts';
import { Card } from '../../../ui/card.tsx';
import { Section } from '../../../ui/section.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { roleNames, rowsOf, screens, typedOf, type DelegationValues } from './delegation.ts';

const skeleton = <Skeleton className="h-96 w-full" />;
const amount = z.optional(zRupiahLimit);
const schema = z.record(
  z.string(),
  z.object({ maker: amount, verifier: amount, approver: amount, releaser: amount }),
) as z.ZodMiniType<DelegationValues>;

function plannedOf(setting: DelegationOfAuthority, task?: AdminTaskDetail): PlannedSetting<DelegationValues> {
  const before = Object.fromEntries(rowsOf(setting).map((row) => [row.serviceType, typedOf(row.maximumAmounts)]));
  const wanted = contentOf(task?.content, 'delegation')?.after ?? [];
  const after = Object.fromEntries(wanted.map((one) => [one.serviceType, typedOf(one.maximumAmounts)]));
  const repair = task ? { taskId: task.task.taskId, revision: task.task.revision } : null;
  return { values: { ...before, ...after }, before, revision: setting.revision, repair };
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

function Editing({ task }: { readonly task?: AdminTaskDetail }) {
  const read = useRead(getDelegationOfAuthority, { body: {} });
  return (
    <Reading read={read} skeleton={skeleton} fillsScreen>
      {(setting) => (
        <>
          {task && <RepairedNotice returned={task.returned} failure={task.failure} />}
          <SettingForm<DelegationValues>
            key={setting.revision}
            screens={screens}
            schema={schema}
            initialChange={plannedOf(setting, task)}
          >
            {rowsOf(setting).map((row) => (
              <RowFields key={row.serviceType} row={row} />
            ))}
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
      <SettingFormHeader screens={screens} intro={t('delegation.editIntro')} />
      {taskId ? <Repair taskId={taskId} /> : <Editing />}
    </>
  );
}
