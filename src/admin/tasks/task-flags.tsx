import type { AdminTaskFlag } from '../../../generated/types.ts';
import { useTexts } from '../../components/text/use-texts.ts';
import { StatusTag } from '../../ui/status-tag.tsx';

const toneOf = (flag: AdminTaskFlag) => {
  if (flag === 'repaired') return 'inform';
  return flag === 'maker-blocked' || flag === 'failed' ? 'refused' : 'wait';
};

export function TaskFlags({ flags }: { readonly flags: readonly AdminTaskFlag[] }) {
  const t = useTexts('tasks');
  if (flags.length === 0) return null;
  return (
    <span className="mt-1 flex flex-wrap gap-1">
      {flags.map((flag) => (
        <StatusTag key={flag} tone={toneOf(flag)}>
          {t(`flag.${flag}`)}
        </StatusTag>
      ))}
    </span>
  );
}
