// The name of a record with a checklist that updates while the user types. The bank is asked whether the name is free.
import type { Call } from '../../api/call.ts';
import { useRead } from '../../api/read.ts';
import { isAllowed } from '../../../domain/text-rules.ts';
import { useDebouncedValue } from '../../lib/use-debounced-value.ts';
import { RuleLine, type RuleState } from '../form/rule-line.tsx';
import { TextField } from '../form/text-field.tsx';
import { useFieldValue } from '../form/use-field.ts';
import { useTexts } from '../text/use-texts.ts';

type NameCheck =
  | Call<'checkUserGroupName'>
  | Call<'checkSubUserGroupName'>
  | Call<'checkApprovalWorkflowName'>
  | Call<'checkWorkflowMapName'>
  | Call<'checkEnterpriseLimitName'>
  | Call<'checkAccountGroupName'>;

interface NameFieldProps {
  readonly name: string;
  readonly label: string;
  readonly call: NameCheck;
  /** A record may keep its own name. */
  readonly exceptId: string | undefined;
  readonly ownName: string | undefined;
}

type Rule = 'noSpecialCharacters' | 'nameIsAvailable';

const typingPauseMilliseconds = 400;
const longest = 50;

/** Returns undefined until the bank has answered for the typed name. */
function useIsFree({ call, exceptId, ownName }: NameFieldProps, typed: string): boolean | undefined {
  const rested = useDebouncedValue(typed, typingPauseMilliseconds);
  const isOwn = typed.toLowerCase() === ownName?.toLowerCase();
  const isAsked = rested !== '' && !isOwn && isAllowed(rested, 'defaultTyping');
  const asked = isAsked ? { body: { name: rested, ...(exceptId && { exceptId }) } } : null;
  const answer = useRead(call as Call<'checkUserGroupName'>, asked).data;
  if (isOwn) return true;
  return rested === typed ? answer?.available : undefined;
}

const stateOf = (isMet: boolean | undefined): RuleState => {
  if (isMet === undefined) return 'unknown';
  return isMet ? 'met' : 'unmet';
};

function useStates(props: NameFieldProps): Readonly<Record<Rule, RuleState>> {
  const typed = (useFieldValue<string | undefined>(props.name) ?? '').trim();
  const isFree = useIsFree(props, typed);
  const isPlain = typed === '' ? undefined : isAllowed(typed, 'defaultTyping');
  return {
    noSpecialCharacters: stateOf(isPlain),
    nameIsAvailable: stateOf(isPlain ? isFree : undefined),
  };
}

function Checklist(props: NameFieldProps) {
  const t = useTexts('administration');
  const states = useStates(props);
  const wordsOf = (rule: Rule) =>
    rule === 'nameIsAvailable' && states[rule] === 'unmet'
      ? { text: t('name.taken') }
      : { text: t(`name.${rule}`), stateText: t(`name.${states[rule]}`) };
  return (
    <ul aria-label={t('name.rules')} aria-live="polite" className="flex flex-col gap-1 text-sm">
      {(['noSpecialCharacters', 'nameIsAvailable'] as const).map((rule) => (
        <RuleLine key={rule} state={states[rule]} {...wordsOf(rule)} />
      ))}
    </ul>
  );
}

export function NameField(props: NameFieldProps) {
  return (
    <div className="flex max-w-96 flex-col gap-2">
      <TextField name={props.name} label={props.label} maxLength={longest} autoComplete="off" />
      <Checklist {...props} />
    </div>
  );
}
