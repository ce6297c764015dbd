import type { ReactNode, Ref } from 'react';
import { Radio, RadioGroup } from 'react-aria-components';
import { classes } from './classes.ts';
import { FieldFrame, fieldState } from './field.tsx';
import type { FieldProps } from './field-types.ts';
import { Icon } from './icons/icon.tsx';
import type { IconName } from './icons/icon.tsx';

export interface Choice {
  readonly id: string;
  readonly label: string;
  readonly icon?: IconName;
  /** Sets the card apart from the others; shown beside its label. */
  readonly tag?: ReactNode;
  readonly description?: ReactNode;
  /** Shown at the end of the label line: the fee, the amount and so on. */
  readonly detail?: ReactNode;
  /** Why it cannot be chosen now; the card stays readable. */
  readonly disabledReason?: string;
}

interface RadioCardsProps extends FieldProps {
  readonly choices: readonly Choice[];
  readonly value: string;
  readonly onChange: (id: string) => void;
  readonly columns?: 1 | 2 | 3 | 4;
  /** The first choice, which gets the focus if the form has an error here. */
  readonly ref?: Ref<HTMLInputElement | null>;
}

const COLUMNS = { 1: '', 2: 'sm:grid-cols-2', 3: 'sm:grid-cols-2 lg:grid-cols-3', 4: 'sm:grid-cols-2 lg:grid-cols-4' };
const CARD =
  'group focus-ring flex items-start gap-2.5 rounded-lg border border-line-strong bg-surface px-3 py-2.5 transition-colors data-hovered:border-ink-soft data-invalid:border-refused-solid data-selected:border-accent data-selected:bg-accent-soft data-disabled:border-line data-disabled:bg-sunken data-disabled:text-ink-soft';

export function RadioCards({ choices, value, onChange, columns = 1, ref, ...field }: RadioCardsProps) {
  return (
    <RadioGroup {...fieldState(field)} value={value || null} onChange={onChange}>
      <FieldFrame field={field}>
        <div className={classes('grid gap-2', COLUMNS[columns])}>
          {choices.map((choice, index) => (
            <Radio
              key={choice.id}
              value={choice.id}
              isDisabled={Boolean(choice.disabledReason)}
              inputRef={index === 0 ? ref : undefined}
              className={CARD}
            >
              <ChoiceCard choice={choice} />
            </Radio>
          ))}
        </div>
      </FieldFrame>
    </RadioGroup>
  );
}

function ChoiceCard({ choice }: { readonly choice: Choice }) {
  const { label, icon, tag, description, detail, disabledReason } = choice;
  return (
    <>
      <RadioMark />
      <span className="min-w-0 flex-1">
        <span className="flex flex-wrap items-start justify-between gap-x-3">
          <span className="flex min-w-0 flex-wrap items-center gap-x-2 gap-y-1">
            <span className="flex items-start gap-1.5 font-semibold">
              {icon && <Icon name={icon} size={16} className="mt-[0.2em]" />}
              {label}
            </span>
            {tag}
          </span>
          {detail && <span className="figures shrink-0 text-sm">{detail}</span>}
        </span>
        {description && <span className="block text-sm text-ink-soft group-data-selected:text-ink">{description}</span>}
        {disabledReason && (
          <span className="mt-0.5 flex items-start gap-1.5 text-sm">
            <Icon name="ban" size={14} className="mt-0.5" />
            {disabledReason}
          </span>
        )}
      </span>
    </>
  );
}

export function RadioMark() {
  return (
    <span
      aria-hidden="true"
      className="mt-0.5 grid size-[1.125rem] shrink-0 place-items-center rounded-full border border-line-strong bg-surface group-data-disabled:opacity-50 group-data-selected:border-accent"
    >
      <span className="size-2.5 scale-0 rounded-full bg-accent transition-transform group-data-selected:scale-100" />
    </span>
  );
}
