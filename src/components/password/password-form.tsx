// The password form, used behind a mailed link and by a logged-in user.
import { useRef, useState, type FormEvent } from 'react';
import { passwordChecklist, type PasswordChange, type PasswordRule } from '../../../domain/password-rules.ts';
import { useTexts } from '../text/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { PasswordRules } from './password-rules.tsx';

type Field = keyof PasswordChange;

interface PasswordFormProps {
  /** True for a logged-in user. Behind a link, the old password is not asked. */
  readonly hasOld: boolean;
  readonly submitLabel: string;
  readonly onSubmit: (change: PasswordChange) => Promise<unknown>;
}

const empty: PasswordChange = { old: '', chosen: '', confirmation: '' };
const longest = 64;
const completion = { old: 'current-password', chosen: 'new-password', confirmation: 'new-password' } as const;
const onlyWithOld: PasswordRule = 'differsFromOld';

function usePasswords({ hasOld, onSubmit }: PasswordFormProps) {
  const [change, setChange] = useState(empty);
  const [isTried, setTried] = useState(false);
  const [isPending, setPending] = useState(false);
  const firstField = useRef<HTMLInputElement>(null);
  const checks = passwordChecklist(change)
    .filter(({ rule }) => hasOld || rule !== onlyWithOld)
    .map((check) => ({ ...check, met: check.met && change.chosen !== '' }));
  const isReady = checks.every(({ met }) => met) && (!hasOld || change.old !== '');

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    setTried(!isReady);
    if (!isReady) {
      firstField.current?.focus();
      return;
    }
    setPending(true);
    await onSubmit(change).finally(() => setPending(false));
  }

  const set = (field: Field) => (value: string) => setChange((before) => ({ ...before, [field]: value }));
  return { change, checks, set, isTried, isPending, firstField, submit };
}

export function PasswordForm(props: PasswordFormProps) {
  const t = useTexts('session');
  const { change, checks, set, isTried, isPending, firstField, submit } = usePasswords(props);
  const fields: readonly Field[] = props.hasOld ? ['old', 'chosen', 'confirmation'] : ['chosen', 'confirmation'];
  const toMend: Field = props.hasOld && change.old === '' ? 'old' : 'chosen';
  return (
    <form method="post" noValidate className="grid gap-4" onSubmit={(event) => void submit(event)}>
      {fields.map((field) => (
        <PasswordField
          key={field}
          ref={field === toMend ? firstField : undefined}
          label={t(`password.${field}`)}
          value={change[field]}
          onChange={set(field)}
          autoComplete={completion[field]}
          maxLength={longest}
          revealLabel={t('login.reveal')}
          hideLabel={t('login.hide')}
          isRequired
        />
      ))}
      <PasswordRules checks={checks} isStrict={isTried} />
      <Button type="submit" isPending={isPending} className="justify-self-start">
        {props.submitLabel}
      </Button>
    </form>
  );
}
