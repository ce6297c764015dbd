import { Icon, type IconName } from '../../ui/icons/icon.tsx';

export type RuleState = 'met' | 'unmet' | 'unknown';

const looks: Readonly<Record<RuleState, { readonly icon: IconName; readonly colour: string }>> = {
  met: { icon: 'check-circle', colour: 'text-done' },
  unmet: { icon: 'x-circle', colour: 'text-refused' },
  unknown: { icon: 'dot', colour: 'text-ink-soft' },
};

interface RuleLineProps {
  readonly state: RuleState;
  readonly text: string;
  /** The state in words, for screen readers; left out where the text says it. */
  readonly stateText?: string;
}

/** One line of the checklist below a name. */
export function RuleLine({ state, text, stateText }: RuleLineProps) {
  const { icon, colour } = looks[state];
  return (
    <li className="flex items-center gap-2">
      <Icon name={icon} size={16} className={colour} />
      <span>{text}</span>
      {stateText && <span className="sr-only">{stateText}</span>}
    </li>
  );
}
