// The flags that the user must tick before the decision; the ticked flags are sent with it.
import type { PlannedItem, RequestFlag } from '../../../../generated/types.ts';
import { useTexts } from '../../../components/text/use-texts.ts';
import { Card } from '../../../ui/card.tsx';
import { CheckboxGroup } from '../../../ui/checkbox-group.tsx';
import { flagsToCheck } from '../../../components/queue/request-flags.tsx';

type Flagged = Pick<PlannedItem, 'flags' | 'ready'>;

interface FlagChecksProps {
  readonly items: readonly Flagged[];
  readonly checked: readonly RequestFlag[];
  onChange(flags: RequestFlag[]): void;
}

export const flagsOf = (items: readonly Flagged[]): RequestFlag[] =>
  flagsToCheck.filter((flag) => items.some(({ flags, ready }) => ready && flags.includes(flag)));

export function FlagChecks({ items, checked, onChange }: FlagChecksProps) {
  const t = useTexts('requests');
  const flags = flagsOf(items);
  if (flags.length === 0) return null;
  const count = (flag: RequestFlag) => items.filter((item) => item.ready && item.flags.includes(flag)).length;
  return (
    <Card>
      <CheckboxGroup
        label={t('check.title')}
        description={t('check.text')}
        options={flags.map((id) => ({ id, label: t('check.flag', { flag: t(`flag.${id}`), count: count(id) }) }))}
        value={checked}
        onChange={(ids) => onChange(flags.filter((flag) => ids.includes(flag)))}
      />
    </Card>
  );
}
