// The second exceptional user confirms with a signature, or declines with a reason.
import { useState } from 'react';
import { object } from 'zod/mini';
import type { ChallengeRequest, DecisionTarget, ExceptionalReceipt } from '../../../../generated/types.ts';
import { zReason } from '../../../../generated/zod.gen.ts';
import { FormActions } from '../../../components/form/form-actions.tsx';
import { Form } from '../../../components/form/form.tsx';
import { SubmitButton } from '../../../components/form/submit-button.tsx';
import { ReasonField } from '../../../components/deciding/reason-field.tsx';
import { SignatureForm } from '../../../components/signature/signature-form.tsx';
import { useTexts } from '../../../components/text/use-texts.ts';
import { Card } from '../../../ui/card.tsx';
import { RadioCards } from '../../../ui/radio-cards.tsx';
import type { ExceptionalDeciding } from './use-exceptional.ts';
import type { CheckedFlags } from './use-flag-checks.tsx';

interface SecondAnswerProps {
  readonly about: ChallengeRequest;
  readonly target: DecisionTarget;
  readonly lookedAt: CheckedFlags;
  readonly deciding: ExceptionalDeciding;
  onDone(answer: 'confirm' | 'decline', receipt: ExceptionalReceipt): void;
}

const schema = object({ reason: zReason });

function Decline({ target, deciding, onDone }: SecondAnswerProps) {
  const t = useTexts('requests');
  return (
    <Card>
      <Form
        schema={schema}
        initial={{ reason: '' }}
        isUnguarded
        onSubmit={({ reason }) => deciding.decline(target, reason)}
        onDone={(receipt) => onDone('decline', receipt)}
      >
        <ReasonField description={t('exceptional.declineText')} />
        <FormActions>
          <SubmitButton variant="danger" icon="ban">
            {t('exceptional.decline')}
          </SubmitButton>
        </FormActions>
      </Form>
    </Card>
  );
}

export function SecondAnswer(props: SecondAnswerProps) {
  const { about, lookedAt, deciding, onDone } = props;
  const t = useTexts('requests');
  const [answer, setAnswer] = useState('confirm');
  return (
    <>
      <RadioCards
        label={t('exceptional.answer')}
        choices={[
          { id: 'confirm', label: t('exceptional.confirm'), icon: 'shield' },
          { id: 'decline', label: t('exceptional.decline'), icon: 'ban' },
        ]}
        value={answer}
        onChange={setAnswer}
        columns={2}
      />
      {answer === 'decline' ? (
        <Decline {...props} />
      ) : (
        <>
          {lookedAt.checks}
          <SignatureForm
            about={about}
            submitLabel={t('exceptional.confirm')}
            disabledReason={lookedAt.disabledReason}
            sign={(signature) => deciding.confirm(lookedAt.target, signature)}
            onDone={(receipt) => onDone('confirm', receipt)}
          />
        </>
      )}
    </>
  );
}
