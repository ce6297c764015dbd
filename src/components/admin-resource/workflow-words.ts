// Translates the values in a task's differences: workflows, company set-up, rows of workflow maps.
import { accountText } from '../../../domain/account-text.ts';
import { readStageGroups, writeStageGroups } from '../../../domain/approval/stage-words.ts';
import type {
  ApprovalMode,
  ApprovalOrder,
  ApprovalScope,
  MapRowPart,
  PayeeInputMode,
  RequestKind,
  StageGroup,
} from '../../../generated/types.ts';
import { useMapTypeName } from '../kinds/use-map-type-name.ts';
import { useFormat } from '../text/use-format.ts';
import { useTexts, type Translate } from '../text/use-texts.ts';

export type RowWords = (part: MapRowPart) => string;

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

type Part<Name extends MapRowPart['part']> = Extract<MapRowPart, { readonly part: Name }>;

/** Returns a function that writes one part of a row: its types, its accounts, its range, or where it leads. */
export function useRowWords(): RowWords {
  const texts = useTexts('administration');
  const typeName = useMapTypeName();
  const format = useFormat();
  function range({ currency, minimum, maximum, batchBasis }: Part<'range'>): string {
    const amount = (value: string | null) =>
      value === null ? '' : format.money({ value, currency: currency ?? 'IDR' });
    const bounds = texts(boundsKey(minimum, maximum), { minimum: amount(minimum), maximum: amount(maximum) });
    const money = currency
      ? texts('range.oneCurrency', { bounds, currency })
      : texts('range.everyCurrency', { bounds });
    return `${money} · ${texts(`batchBasis.${batchBasis}`)}`;
  }
  function accountsText({ accounts }: Part<'accounts'>): string {
    if (accounts.kind === 'every-account') return texts('row.everyAccount');
    if (accounts.kind === 'account-group') return accounts.accountGroup.name;
    return accounts.accounts.map(accountText).join(', ');
  }
  function typesText({ transactionTypes }: Part<'transactionTypes'>): string {
    if (transactionTypes.length === 0) return texts('row.everyType');
    return transactionTypes.map(typeName).join(', ');
  }
  return (part) => {
    if (part.part === 'transactionTypes') return typesText(part);
    if (part.part === 'accounts') return accountsText(part);
    if (part.part === 'range') return range(part);
    return part.outcome.kind === 'blocked' ? texts('row.blocked') : part.outcome.approvalWorkflow.name;
  };
}

function boundsKey(minimum: string | null, maximum: string | null) {
  if (minimum === null) return maximum === null ? 'range.open' : 'range.upTo';
  return maximum === null ? 'range.from' : 'range.between';
}
