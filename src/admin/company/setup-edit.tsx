// Edits the settings of the company, or repairs a task that changed them.
import { useSearchParams } from 'react-router-dom';
import { getCompanySetup } from '../../../generated/calls/company.ts';
import { getAdminTask } from '../../../generated/calls/tasks.ts';
import type { AdminTaskDetail, ApprovalMode } from '../../../generated/types.ts';
import { zCompanySetupDraft } from '../../../generated/zod.gen.ts';
import { useRead } from '../../api/read.ts';
import { RepairedNotice } from '../../components/admin-resource/repaired-notice.tsx';
import { SettingForm, SettingFormHeader } from '../../components/admin-resource/setting-form.tsx';
import { contentOf } from '../../components/admin-resource/task-content.ts';
import { Reading } from '../../components/failure/reading.tsx';
import { CheckboxesField, RadioCardsField } from '../../components/form/choice-fields.tsx';
import { TextField } from '../../components/form/text-field.tsx';
import { useTexts } from '../../components/text/use-texts.ts';
import { Card } from '../../ui/card.tsx';
import { Section } from '../../ui/section.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { modes, payeeInputs, scopes, setupScreens, type SetupValues } from './company-setup.ts';

const skeleton = <Skeleton className="h-96 w-full" />;
const longestEmail = 200;
const longestTelephone = 12;
const longestAddress = 140;

function Contact() {
  const t = useTexts('company');
  const words = useTexts('administration');
  return (
    <Card>
      <Section title={t('form.contact')}>
        <TextField
          name="email"
          label={words('field.email')}
          textClass="anyText"
          maxLength={longestEmail}
          type="email"
        />
        <TextField name="telephone" label={words('field.telephone')} textClass="digits" maxLength={longestTelephone} />
        <TextField name="address" label={words('field.address')} maxLength={longestAddress} />
      </Section>
    </Card>
  );
}

interface ApprovalProps {
  readonly isSingleAccess: boolean;
  /** The mode in force. */
  readonly mode: ApprovalMode;
}

function Approval({ isSingleAccess, mode }: ApprovalProps) {
  const t = useTexts('company');
  const words = useTexts('administration');
  const offeredModes = modes.filter((one) => isSingleAccess || one === 'Manual Approval' || one === mode);
  const offered = isSingleAccess ? scopes : scopes.slice(0, 1);
  return (
    <Card>
      <Section title={t('form.approval')}>
        <RadioCardsField
          name="approvalMode"
          label={words('field.approvalMode')}
          columns={2}
          choices={offeredModes.map((id) => ({
            id,
            label: words(`approvalMode.${id}`),
            description: t(`modeNote.${id}`),
          }))}
        />
        <CheckboxesField
          name="approvalScope"
          label={words('field.approvalScope')}
          description={t(isSingleAccess ? 'form.scopeNote' : 'form.othersOnly')}
          options={offered.map((id) => ({ id, label: words(`approvalScope.${id}`) }))}
        />
      </Section>
    </Card>
  );
}

function Payees() {
  const t = useTexts('company');
  const words = useTexts('administration');
  return (
    <Card>
      <Section title={t('form.payees')}>
        <RadioCardsField
          name="payeeInputMode"
          label={words('field.payeeInputMode')}
          columns={3}
          choices={payeeInputs.map((id) => ({
            id,
            label: words(`payeeInput.${id}`),
            description: t(`payeeNote.${id}`),
          }))}
        />
      </Section>
    </Card>
  );
}

function Editing({ task }: { readonly task?: AdminTaskDetail }) {
  const read = useRead(getCompanySetup, {});
  const wanted = contentOf(task?.content, 'company-setup')?.after;
  return (
    <Reading read={read} skeleton={skeleton} fillsScreen>
      {({ settings, profile, revision }) => (
        <>
          {task && <RepairedNotice returned={task.returned} failure={task.failure} />}
          <SettingForm<SetupValues>
            key={revision}
            screens={setupScreens}
            schema={zCompanySetupDraft}
            initialChange={{
              values: wanted ?? settings,
              before: settings,
              revision,
              repair: task ? { taskId: task.task.taskId, revision: task.task.revision } : null,
            }}
          >
            <Payees />
            <Approval isSingleAccess={profile.isSingleAccess} mode={settings.approvalMode} />
            <Contact />
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
      {(task) => <Editing task={task} />}
    </Reading>
  );
}

export function Component() {
  const t = useTexts('company');
  const [parameters] = useSearchParams();
  const taskId = parameters.get('taskId');
  return (
    <>
      <SettingFormHeader screens={setupScreens} intro={t('setup.editIntro')} />
      {taskId ? <Repair taskId={taskId} /> : <Editing />}
    </>
  );
}
