// The values of workflows, of the company set-up and of the rows of workflow maps, as the bank writes them in differences, as texts for users.
import { readStageGroups, writeStageGroups } from '../../../domain/approval/stage-words.ts';
import type {
  ApprovalMode,
  ApprovalOrder,
  ApprovalScope,
  PayeeInputMode,
  RequestKind,
  ServiceCode,
  StageGroup,
} from '../../../generated/types.ts';
import { useFormat } from '../text/use-format.ts';
import { useTexts, type Translate } from '../text/use-texts.ts';

export type RowWords = (part: string, value: string) => string;

interface Texts {
  readonly t: Translate<'administration'>;
  readonly kinds: Translate<'kinds'>;
}

/** Each group of a stage with its kind, how many sign, and who can. A text of an earlier form is shown as it is. */
function stageWords(value: string, { t, kinds }: Texts): string {
  const groups = readStageGroups(value);
  if (!groups) return value;
  return groups
    .map(({ groupKind, groupName: name, quorum, eligible, people }) => {
      const group = t('stageGroup.text', { group: kinds(`groupKind.${groupKind}`, { name }), quorum, eligible });
      return people ? t('stageGroup.withPeople', { group, people }) : group;
    })
    .join('; ');
}

/** Returns a function that writes the groups of a stage as the differences of a task do. */
export function useStageText(): (groups: readonly StageGroup[]) => string | null {
  const texts = { t: useTexts('administration'), kinds: useTexts('kinds') };
  return (groups) => {
    const written = writeStageGroups(groups);
    return written && stageWords(written, texts);
  };
}

/** Returns undefined for a field whose values are shown as they are. */
export function useWorkflowWords(): (field: string) => ((value: string) => string) | undefined {
  const t = useTexts('administration');
  const texts = { t, kinds: useTexts('kinds') };
  const words: Readonly<Record<string, (value: string) => string>> = {
    verify: (value) => stageWords(value, texts),
    approve: (value) => stageWords(value, texts),
    release: (value) => stageWords(value, texts),
    requestType: (value) => t(`requestType.${value as RequestKind}`),
    approvalOrder: (value) => t(`approvalOrder.${value as ApprovalOrder}`),
    payeeInputMode: (value) => t(`payeeInput.${value as PayeeInputMode}`),
    approvalMode: (value) => t(`approvalMode.${value as ApprovalMode}`),
    approvalScope: (value) =>
      value
        .split(', ')
        .map((one) => t(`approvalScope.${one as ApprovalScope}`))
        .join(', '),
  };
  return (field) => words[field];
}

const ofRange = /^(\w+) (\S+) - (\S+) \((\w+)\)$/;

/** Returns a function that writes one part of a row: its types, its range, or where it leads. */
export function useRowWords(): RowWords {
  const t = useTexts('administration');
  const kinds = useTexts('kinds');
  const format = useFormat();
  function range(value: string): string {
    const [, currency = '', minimum = '', maximum = '', basis = ''] = ofRange.exec(value) ?? [];
    const unit = currency === 'any' ? 'IDR' : currency;
    const amount = (bound: string) => (bound === 'any' ? '' : format.money({ value: bound, currency: unit }));
    const bounds = t(boundsKey(minimum, maximum), { minimum: amount(minimum), maximum: amount(maximum) });
    const money =
      currency === 'any' ? t('range.everyCurrency', { bounds }) : t('range.oneCurrency', { bounds, currency });
    return `${money} · ${t(`batchBasis.${basis as 'highest'}`)}`;
  }
  const words: Readonly<Record<string, (value: string) => string>> = {
    transactionTypes: (value) =>
      value === 'every-type'
        ? t('row.everyType')
        : value
            .split(', ')
            .map((one) => kinds(`service.${one as ServiceCode}`))
            .join(', '),
    accounts: (value) => (value === 'every-account' ? t('row.everyAccount') : value),
    outcome: (value) => (value === 'blocked' ? t('row.blocked') : value),
    range,
  };
  return (part, value) => words[part]?.(value) ?? value;
}

function boundsKey(minimum: string, maximum: string) {
  if (minimum === 'any') return maximum === 'any' ? 'range.open' : 'range.upTo';
  return maximum === 'any' ? 'range.from' : 'range.between';
}
