// The form of a new or a changed account group; it sends the change for approval.
import * as z from 'zod/mini';
import { useNavigate } from 'react-router-dom';
import { checkAccountGroupName } from '../../../generated/calls/account-groups.ts';
import { zAdminName, zFromAccount } from '../../../generated/zod.gen.ts';
import { NameField } from '../../components/admin-resource/name-field.tsx';
import { FormActions } from '../../components/form/form-actions.tsx';
import { Form } from '../../components/form/form.tsx';
import { SubmitButton } from '../../components/form/submit-button.tsx';
import { useTexts } from '../../components/text/use-texts.ts';
import { pathTo } from '../../paths.ts';
import { Card } from '../../ui/card.tsx';
import { Section } from '../../ui/section.tsx';
import { showToast } from '../../ui/toast-queue.ts';
import { groupScreens, useSubmitGroup, type GroupStart, type GroupValues } from './account-group.ts';
import { AccountsField } from './accounts-field.tsx';
import { ParentField } from './parent-field.tsx';

const schema = z.object({ groupName: zAdminName, parentId: z.string(), accounts: z.array(zFromAccount) });

export function GroupForm({ start }: { readonly start: GroupStart }) {
  const t = useTexts('account-groups');
  const words = useTexts('administration');
  const navigate = useNavigate();
  const submit = useSubmitGroup(start);
  const { record, repair, values } = start;
  return (
    <Form<GroupValues, Awaited<ReturnType<typeof submit>>>
      schema={schema}
      initial={values}
      // The paths of the bank's field errors, as this form names its fields.
      nameOf={(field) => field.replace('accountGroup.', '').replace('accountIds', 'accounts')}
      onSubmit={submit}
      onDone={({ refNo }) => {
        showToast({ tone: 'done', title: words('ask.sent', { refNo }) });
        void navigate(pathTo(groupScreens.list));
      }}
    >
      <Card>
        <Section title={t('form.place')}>
          <NameField
            name="groupName"
            label={t('form.name')}
            call={checkAccountGroupName}
            exceptId={record?.id}
            ownName={record?.groupName ?? (repair ? values.groupName : undefined)}
          />
          <ParentField exceptId={record?.id} />
        </Section>
      </Card>
      <Card>
        <Section title={t('form.accounts')} description={t('form.accountsNote')}>
          <AccountsField />
        </Section>
      </Card>
      <FormActions>
        <SubmitButton icon="send">{words('confirm.submit')}</SubmitButton>
      </FormActions>
    </Form>
  );
}
