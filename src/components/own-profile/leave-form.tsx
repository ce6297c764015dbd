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
import { leaveCheck, leaveSchema } from '../leave/leave-values.ts';
import { useFormat } from '../text/use-format.ts';
import { useTexts } from '../text/use-texts.ts';

const schema = object({ leave: leaveSchema });

export function LeaveForm({ profile: { leave = [] } }: { readonly profile: MyProfile }) {
  const t = useTexts('session');
  const format = useFormat();
  const change = useWrite(changeMyLeave);
  return (
    <Section title={t('leave.title')} description={t('leave.intro')}>
      <Card>
        <Form
          key={JSON.stringify(leave)}
          schema={schema.check(leaveCheck(leave, format.date))}
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
