// Edits the service level of one kind of request, or repairs a task that changed it.
import { useParams } from 'react-router-dom';
import * as z from 'zod/mini';
import { minutesOf } from '../../../domain/service-level.ts';
import { getServiceLevel } from '../../../generated/calls/service-levels.ts';
import type { AdminTaskDetail } from '../../../generated/types.ts';
import { useRead } from '../../api/read.ts';
import { repairOf, SettingEdit, SettingReading } from '../../components/admin-resource/setting-edit.tsx';
import { SettingForm } from '../../components/admin-resource/setting-form.tsx';
import { contentOf } from '../../components/admin-resource/task-content.ts';
import { SelectField } from '../../components/form/select-field.tsx';
import { useTexts } from '../../components/text/use-texts.ts';
import { Card } from '../../ui/card.tsx';
import { Section } from '../../ui/section.tsx';
import { kindOfType, screensOf, stages, timesOf, typedOf, type RequestType, type SlaValues } from './service-levels.ts';

const chosen = z.object({ hours: z.string(), minutes: z.string() });
const schema = z.object({ verify: chosen, approve: chosen, release: chosen }).check(({ value, issues }) => {
  for (const stage of stages)
    if (minutesOf(timesOf(value)[stage]) < 1)
      issues.push({ code: 'custom', message: 'ADMIN_SLA_TOO_SHORT', path: [stage, 'minutes'], input: value });
});

const upTo = (most: number) =>
  Array.from({ length: most + 1 }, (_, count) => ({ id: String(count), label: String(count).padStart(2, '0') }));
const hours = upTo(99);
const minutes = upTo(59);

function Fields() {
  const t = useTexts('limits');
  return stages.map((stage) => (
    <Card key={stage}>
      <Section title={t(`sla.${stage}`)}>
        <div className="grid max-w-96 grid-cols-2 gap-4">
          <SelectField name={`${stage}.hours`} label={t('sla.hours')} options={hours} />
          <SelectField name={`${stage}.minutes`} label={t('sla.minutes')} options={minutes} />
        </div>
      </Section>
    </Card>
  ));
}

interface EditingProps {
  readonly type: RequestType;
  readonly task: AdminTaskDetail | undefined;
}

function Editing({ type, task }: EditingProps) {
  const read = useRead(getServiceLevel, { body: { requestType: kindOfType(type) } });
  const wanted = contentOf(task?.content, 'service-level')?.after.times;
  return (
    <SettingReading read={read} task={task}>
      {({ times, revision }) => (
        <SettingForm<SlaValues>
          key={revision}
          screens={screensOf(type)}
          schema={schema}
          initialChange={{
            values: typedOf(wanted ?? times),
            before: typedOf(times),
            revision,
            repair: repairOf(task),
          }}
        >
          <Fields />
        </SettingForm>
      )}
    </SettingReading>
  );
}

export function Component() {
  const t = useTexts('limits');
  const { requestType } = useParams();
  const type: RequestType = requestType === 'service' ? 'service' : 'financial';
  return (
    <SettingEdit screens={screensOf(type)} intro={t(`sla.${kindOfType(type)}`)}>
      {(task) => <Editing key={task?.task.revision} type={type} task={task} />}
    </SettingEdit>
  );
}
