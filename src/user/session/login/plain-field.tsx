// Fields of the platform alone: they work in the HTML of the page before any script has come.
import { useId, type InputHTMLAttributes, type ReactNode } from 'react';

interface PlainFieldProps extends InputHTMLAttributes<HTMLInputElement> {
  readonly label: string;
  readonly hint?: string;
  readonly after?: ReactNode;
}

export function PlainField({ label, hint, after, ...input }: PlainFieldProps) {
  const id = useId();
  return (
    <div className="flex min-w-0 flex-col gap-1">
      <label htmlFor={id} className="text-sm font-semibold">
        {label}
      </label>
      <span className="field-box focus-within:border-accent focus-within:outline-2 focus-within:-outline-offset-1 focus-within:outline-accent">
        <input {...input} id={id} aria-describedby={hint ? `${id}-hint` : undefined} className="field-input" />
        {after}
      </span>
      {hint && (
        <span id={`${id}-hint`} className="text-sm text-ink-soft">
          {hint}
        </span>
      )}
    </div>
  );
}
