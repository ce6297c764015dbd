import * as z from 'zod/mini';
import { AccountField, AmountField, TypeField } from '../../components/asked-request/asked-request-fields.tsx';
import {
  askedShape,
  needsAccount,
  needsAmount,
  type AskedRequest,
} from '../../components/asked-request/asked-request.ts';
import { Form } from '../../components/form/form.tsx';
import { SubmitButton } from '../../components/form/submit-button.tsx';
import { useTexts } from '../../components/text/use-texts.ts';

const schema = z.object(askedShape).check(needsAmount, needsAccount);

interface ApproversFormProps {
  readonly initial: AskedRequest;
  onAsk(values: AskedRequest): void;
}

export function ApproversForm({ initial, onAsk }: ApproversFormProps) {
  const t = useTexts('company');
  return (
    <Form
      schema={schema}
      initial={initial}
      onSubmit={({ accountId = '', amount = '', ...values }) => Promise.resolve({ ...values, accountId, amount })}
      onDone={onAsk}
      isUnguarded
    >
      <div className="grid w-full gap-x-4 gap-y-3 sm:grid-cols-2 lg:grid-cols-3">
        <TypeField label={t('approvers.type')} />
        <AccountField />
        <AmountField />
      </div>
      <div>
        <SubmitButton icon="search">{t('approvers.ask')}</SubmitButton>
      </div>
    </Form>
  );
}
