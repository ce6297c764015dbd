import { useRef, useState, type KeyboardEvent } from 'react';
import { accountText } from '../../../../domain/account-text.ts';
import { childrenOf, type Move } from '../../../../domain/account-hierarchy.ts';
import { shownParameters } from '../../../../domain/parameters.ts';
import type { FromAccount } from '../../../../generated/types.ts';
import { useFieldText } from '../../../components/failure/use-failure-words.ts';
import { useFormat } from '../../../components/text/use-format.ts';
import { useTexts } from '../../../components/text/use-texts.ts';
import { Banner } from '../../../ui/banner.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import type { DraftGroup, EditedChart } from './chart-draft.ts';
import { EditorContext, type Editor } from './editor-context.ts';
import { GroupBranch } from './group-branch.tsx';
import { UngroupedBox } from './ungrouped-box.tsx';

interface ChartEditorProps {
  readonly edited: EditedChart;
  readonly accounts: readonly FromAccount[];
}

/** Says each move to screen readers, because the chart itself changes without a word. */
function useAnnounced({ move, moves, undo, redo }: EditedChart) {
  const t = useTexts('account-groups');
  const [said, say] = useState('');
  return {
    said,
    announced: (one: Move, name: string, target: string) => {
      if (move(one)) say(t('chart.moved', { name, target }));
    },
    undo: () => {
      undo();
      say(`${t('chart.undo')}. ${t('chart.moves', { count: Math.max(0, moves.length - 1) })}`);
    },
    redo: () => {
      redo();
      say(`${t('chart.redo')}. ${t('chart.moves', { count: moves.length + 1 })}`);
    },
  };
}

type Steps = Pick<EditedChart, 'undo' | 'redo'>;

function Undo({
  edited: { canUndo, canRedo, moves },
  steps,
}: Pick<ChartEditorProps, 'edited'> & { readonly steps: Steps }) {
  const t = useTexts('account-groups');
  return (
    <div className="flex flex-wrap items-center gap-2">
      <Button variant="quiet" size="small" icon="undo" isDisabled={!canUndo} onPress={steps.undo}>
        {t('chart.undo')}
      </Button>
      <Button variant="quiet" size="small" icon="refresh" isDisabled={!canRedo} onPress={steps.redo}>
        {t('chart.redo')}
      </Button>
      <span className="text-sm text-ink-soft">{t('chart.moves', { count: moves.length })}</span>
    </div>
  );
}

/** The group whose handle has the focus keeps it: React may draw the handle anew at another place. */
function useUndoKeys({ canUndo, canRedo }: EditedChart, { undo, redo }: Steps, focused: Editor['focused']) {
  return (event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 'z') return;
    event.preventDefault();
    if (!(event.shiftKey ? canRedo : canUndo)) return;
    focused.current = (event.target as HTMLElement).dataset['group'] ?? null;
    if (event.shiftKey) redo();
    else undo();
  };
}

export function ChartEditor({ edited, accounts }: ChartEditorProps) {
  const t = useTexts('account-groups');
  const fieldText = useFieldText();
  const { language } = useFormat();
  const { said, announced, ...steps } = useAnnounced(edited);
  const dragged = useRef<Editor['dragged']['current']>(null);
  const focused = useRef<string | null>(null);
  const onKeyDown = useUndoKeys(edited, steps, focused);
  const { chart, refusal } = edited;
  const nameOf = (id: string | null) => chart.groups.find((group) => group.id === id)?.name;
  const editor: Editor = {
    chart,
    accounts,
    dragged,
    focused,
    moveGroup: (group: DraftGroup, one) => announced(one, group.name, nameOf(one.toParentId) ?? t('form.top')),
    moveAccount: (account, toGroupId) =>
      announced(
        { kind: 'account', accountId: account.id, toGroupId },
        accountText(account),
        nameOf(toGroupId) ?? t('chart.noGroup'),
      ),
  };
  return (
    <EditorContext value={editor}>
      <div className="flex flex-col gap-4" onKeyDown={onKeyDown}>
        <Undo edited={edited} steps={steps} />
        <p className="text-sm text-ink-soft">{t('chart.keys')}</p>
        {refusal && (
          <Banner tone="refused" title={t('chart.refused')} isUrgent>
            {fieldText({ code: refusal.code, parameters: shownParameters(refusal.parameters, language) })}
          </Banner>
        )}
        <p aria-live="polite" className="sr-only">
          {said}
        </p>
        <Card>
          <ul aria-label={t('tab.chart')} className="flex flex-col gap-2">
            {childrenOf(chart.groups, null).map((group) => (
              <GroupBranch key={group.id} group={group} />
            ))}
          </ul>
        </Card>
        <UngroupedBox />
      </div>
    </EditorContext>
  );
}
