import { object } from 'zod/mini';
import { changeMyLeave } from '../../../generated/calls/session.ts';
import type { MyProfile } from '../../../generated/types.ts';
import { useWrite } from '../../api/write.ts';
import { Card } from '../../ui/card.tsx';
import { Section } from '../../ui/section.tsx';
import { showToast } from '../../ui/toast-queue.ts';
import { Form } from '../form/form.tsx';
import { SubmitButton } from '../form/submit-button.tsx';
import { LeaveFields } from '../leave/leave-fields.tsx';
import { leaveIssue, leaveSchema, type WithLeave } from '../leave/leave-values.ts';
import { useFormat } from '../text/use-format.ts';
import { useTexts } from '../text/use-texts.ts';

const schemaOver = (stored: WithLeave['leave'], dateText: (date: string) => string) =>
  object({ leave: leaveSchema }).check(({ value, issues }) => {
    const issue = leaveIssue(value.leave, stored, dateText);
    if (issue) issues.push({ code: 'custom', input: value, ...issue });
  });

export function LeaveForm({ profile: { leave = [], revision } }: { readonly profile: MyProfile }) {
  const t = useTexts('session');
  const format = useFormat();
  const change = useWrite(changeMyLeave);
  return (
    <Section title={t('leave.title')} description={t('leave.intro')}>
      <Card>
        <Form
          key={revision}
          schema={schemaOver(leave, format.date)}
          initial={{ leave }}
          onSubmit={(values) => change.send({ body: { leave: values.leave } })}
          onDone={() => showToast({ tone: 'done', title: t('leave.saved') })}
        >
          <LeaveFields />
          <SubmitButton className="self-start">{t('leave.save')}</SubmitButton>
        </Form>
      </Card>
    </Section>
  );
}
