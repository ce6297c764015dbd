import * as z from 'zod/mini';
import { checkApprovalWorkflowName } from '../../../generated/calls/workflows.ts';
import {
  zAdminName,
  zApprovalMode,
  zApprovalOrder,
  zApprovalScope,
  zRequestKind,
  zStageGroup,
} from '../../../generated/zod.gen.ts';
import { FormSteps } from '../../components/admin-resource/form-steps.tsx';
import { NameField } from '../../components/admin-resource/name-field.tsx';
import { useFormDraft } from '../../components/admin-resource/form-draft.ts';
import { usePlanned } from '../../components/admin-resource/planned-change.ts';
import { stepPath, type PlannedChange } from '../../components/admin-resource/resource.ts';
import { CheckboxesField, RadioCardsField } from '../../components/form/choice-fields.tsx';
import { FormActions } from '../../components/form/form-actions.tsx';
import { Form } from '../../components/form/form.tsx';
import { SubmitButton } from '../../components/form/submit-button.tsx';
import { useTexts } from '../../components/text/use-texts.ts';
import { Card } from '../../ui/card.tsx';
import { FormFrame } from '../../ui/frame/form-frame.tsx';
import { Section } from '../../ui/section.tsx';
import { workflowResources, type WorkflowValues } from './approval-workflow.ts';
import { StageEditor } from './stage-editor.tsx';

interface WorkflowFormProps {
  /** The change before the user types; its values are the initial values of the form. */
  readonly initialChange: PlannedChange<WorkflowValues>;
}

const groups = z.array(zStageGroup);

const schema = z
  .object({
    name: zAdminName,
    requestType: zRequestKind,
    approvalOrder: zApprovalOrder,
    approvalMode: zApprovalMode,
    approvalScope: z.array(zApprovalScope).check(z.minLength(1, { error: 'FIELD_SELECT_ONE' })),
    verify: groups,
    approve: groups,
    release: groups,
  })
  .check(({ value: { approvalMode, approve }, issues }) => {
    if (approvalMode === 'Manual Approval' && approve.length === 0)
      issues.push({ code: 'custom', message: 'FIELD_SELECT_ONE', path: ['approve'], input: approve });
  });

const modes = ['Manual Approval', 'Straight Through Processing'] as const;
const scopes = ["Approve Other's Tasks", 'Approve My Tasks Only'] as const;
const orders = ['parallel', 'sequential'] as const;

function Settings() {
  const t = useTexts('workflows');
  const words = useTexts('administration');
  return (
    <Section title={t('form.settings')}>
      <RadioCardsField
        name="approvalMode"
        label={t('field.approvalMode')}
        columns={2}
        choices={modes.map((id) => ({ id, label: words(`approvalMode.${id}`), description: t(`modeNote.${id}`) }))}
      />
      <CheckboxesField
        name="approvalScope"
        label={t('field.approvalScope')}
        description={t('form.scopeNote')}
        options={scopes.map((id) => ({ id, label: words(`approvalScope.${id}`) }))}
      />
    </Section>
  );
}

function Route() {
  const t = useTexts('workflows');
  const words = useTexts('administration');
  return (
    <Section title={t('form.route')} description={t('form.routeNote')}>
      <RadioCardsField
        name="approvalOrder"
        label={t('field.approvalOrder')}
        columns={2}
        choices={orders.map((id) => ({ id, label: words(`approvalOrder.${id}`), description: t(`orderNote.${id}`) }))}
      />
      <StageEditor />
    </Section>
  );
}

/** The first step. It sends nothing; the confirmation does. */
export function WorkflowForm({ initialChange }: WorkflowFormProps) {
  const t = useTexts('workflows');
  const administration = useTexts('administration');
  const { planned, refused, goToConfirmation } = usePlanned<PlannedChange<WorkflowValues>>();
  const draft = useFormDraft(planned);
  const initial = planned?.id === initialChange.id ? planned.values : initialChange.values;
  const { mode, id, before, repair, values: proposed } = initialChange;
  const { screens } = workflowResources[proposed.requestType];
  return (
    <FormFrame stepper={<FormSteps current="form" />}>
      <Form<WorkflowValues, WorkflowValues>
        schema={schema}
        initial={initial}
        refused={refused}
        draft={draft}
        onSubmit={(values) => Promise.resolve(values)}
        onDone={(values) =>
          void goToConfirmation(stepPath(screens, 'confirmation', mode), { ...initialChange, values })
        }
      >
        <Card>
          <Section title={t('list.name')}>
            <NameField
              name="name"
              label={t('field.name')}
              call={checkApprovalWorkflowName}
              exceptId={id ?? undefined}
              ownName={before?.name ?? (repair ? proposed.name : undefined)}
            />
          </Section>
        </Card>
        <Card>
          <Route />
        </Card>
        <Card>
          <Settings />
        </Card>
        <FormActions>
          <SubmitButton icon="arrow-right">{administration('form.continue')}</SubmitButton>
        </FormActions>
      </Form>
    </FormFrame>
  );
}
