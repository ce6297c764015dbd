import type { ReactNode } from 'react';
import { FormProvider } from 'react-hook-form';
import { classes } from '../../ui/classes.ts';
import { DraftOffer } from './draft-offer.tsx';
import { FieldLabelsContext } from './form-fields.ts';
import { FormSummary } from './form-summary.tsx';
import { useFormShell, type FormShellProps } from './use-form-shell.ts';
import { useLeaveGuard } from './use-leave-guard.ts';

interface FormProps<Output, Answer> extends FormShellProps<Output, Answer> {
  readonly children: ReactNode;
  /** For a submit button outside the form element. */
  readonly id?: string;
  readonly className?: string;
  /** Turns off the question before leaving: for a form in a dialog, or one that is quick to fill in again. */
  readonly isUnguarded?: boolean;
}

/** Every form uses this component. */
export function Form<Output, Answer>({
  children,
  id,
  className,
  isUnguarded = false,
  ...props
}: FormProps<Output, Answer>) {
  const shell = useFormShell(props);
  return (
    <FormProvider {...shell.form}>
      <FieldLabelsContext value={shell.labels}>
        {!isUnguarded && <LeaveGuard hasUnsent={shell.hasUnsent} isKept={props.draft !== undefined} />}
        <form
          id={id}
          noValidate
          aria-busy={shell.isPending}
          onSubmit={(event) => {
            // React passes the event on to the form behind a dialog, which must not be submitted with it.
            event.stopPropagation();
            void shell.submit(event);
          }}
          className={classes('flex min-w-0 flex-col gap-5', className)}
        >
          {!props.draft?.isOfferHeld && <DraftOffer draft={shell.draft} />}
          <FormSummary notes={shell.notes} />
          {children}
        </form>
      </FieldLabelsContext>
    </FormProvider>
  );
}

function LeaveGuard(props: Parameters<typeof useLeaveGuard>[0]) {
  useLeaveGuard(props);
  return null;
}
