// The common parts of every confirmation page: the empty state, the differences and the button that sends them.
import { useState, type ReactNode } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import type { AdminTaskReceipt } from '../../../generated/types.ts';
import { buttonClass } from '../../ui/button-class.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { FormFrame } from '../../ui/frame/form-frame.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { Section } from '../../ui/section.tsx';
import type { ShownChange } from '../deciding/change-list.tsx';
import type { TakesFailure } from '../failure/attempt.ts';
import { useFailure } from '../failure/use-failure.ts';
import { FormActions } from '../form/form-actions.tsx';
import { useScreenTitle } from '../shell/use-screen-title.ts';
import { useTexts } from '../text/use-texts.ts';
import { Differences } from './differences.tsx';
import { dropFormDraft, useConfirmedForm } from './form-draft.ts';
import { FormSteps } from './form-steps.tsx';
import { finishQuery } from './finish-page.tsx';
import { usePlanned } from './planned-change.ts';
import { noteSent } from './sent-changes.ts';

interface ConfirmationFrameProps {
  readonly differences: readonly ShownChange[];
  /** The users and records that the change affects. */
  readonly impact: ReactNode;
  readonly name: string;
  readonly finish: string;
  send(): Promise<AdminTaskReceipt>;
  /** Handles a refusal that is shown somewhere else. */
  readonly takes?: TakesFailure;
  onBack(): void;
}

export function NothingToConfirm({ form }: { readonly form: string }) {
  const t = useTexts('administration');
  const link = (
    <Link to={form} className={buttonClass('quiet')}>
      {t('confirm.toForm')}
    </Link>
  );
  return (
    <>
      <PageHeader title={useScreenTitle()} />
      <Card>
        <EmptyState icon="tasks" title={t('confirm.lost')} action={link}>
          {t('confirm.lostText')}
        </EmptyState>
      </Card>
    </>
  );
}

type Submitting = Pick<ConfirmationFrameProps, 'send' | 'finish' | 'name' | 'takes'>;

function useSubmitting({ send, finish, name, takes }: Submitting) {
  const navigate = useNavigate();
  const { address, change } = usePlanned();
  useConfirmedForm(address);
  const { attempt } = useFailure();
  const [isPending, setPending] = useState(false);
  async function submit(): Promise<void> {
    setPending(true);
    const result = await attempt(send, takes).finally(() => setPending(false));
    if (!result.isDone) return;
    await dropFormDraft(address);
    const state = { receipt: result.output, name };
    const shown = finish + finishQuery(result.output);
    await navigate(shown, { replace: true, state });
    if (change) noteSent(change, shown);
  }
  return { submit, isPending };
}

export function ConfirmationFrame(props: ConfirmationFrameProps) {
  const { differences, impact, onBack } = props;
  const t = useTexts('administration');
  const { submit, isPending } = useSubmitting(props);
  return (
    <>
      <PageHeader title={useScreenTitle()} description={t('confirm.intro')} />
      <FormFrame stepper={<FormSteps current="confirmation" onBack={onBack} />}>
        <Card>
          <Section title={t('confirm.differences')}>
            {differences.length > 0 ? <Differences changes={differences} /> : <p>{t('confirm.same')}</p>}
          </Section>
        </Card>
        {impact && (
          <Card>
            <Section title={t('impact.title')}>{impact}</Section>
          </Card>
        )}
        <FormActions>
          <Button variant="quiet" onPress={onBack}>
            {t('confirm.back')}
          </Button>
          <Button
            icon="send"
            isPending={isPending}
            {...(differences.length === 0 && { disabledReason: t('form.noChange') })}
            onPress={() => void submit()}
          >
            {t('confirm.submit')}
          </Button>
        </FormActions>
      </FormFrame>
    </>
  );
}
