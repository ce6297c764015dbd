import { shownParameters } from '../../../domain/parameters.ts';
import type { PasswordCheck } from '../../../domain/password-rules.ts';
import { useFormat } from '../text/use-format.ts';
import { useTexts } from '../text/use-texts.ts';
import { classes } from '../../ui/classes.ts';
import { Icon } from '../../ui/icons/icon.tsx';

interface PasswordRulesProps {
  readonly checks: readonly PasswordCheck[];
  /** True after a failed submit: rules that are not met are highlighted. */
  readonly isStrict: boolean;
}

/** Ticks each rule while the user types. */
export function PasswordRules({ checks, isStrict }: PasswordRulesProps) {
  const t = useTexts('session');
  const { language } = useFormat();
  return (
    <div role={isStrict ? 'alert' : undefined} className="rounded-md bg-sunken px-4 py-3">
      <p className="mb-1 text-sm font-semibold">{t('password.rules')}</p>
      <ul className="grid gap-1 text-sm">
        {checks.map(({ rule, met, parameters }) => (
          <li
            key={rule}
            className={classes(
              'flex items-center gap-2',
              met ? 'text-done' : isStrict ? 'text-refused' : 'text-ink-soft',
            )}
          >
            <Icon name={met ? 'check' : 'dot'} size={16} />
            <span>{t(`rule.${rule}`, shownParameters(parameters ?? {}, language))}</span>
            <span className="sr-only">{t(met ? 'password.met' : 'password.unmet')}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
