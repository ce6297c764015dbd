import { useTexts } from '../../../components/text/use-texts.ts';
import { Card } from '../../../ui/card.tsx';
import { Section } from '../../../ui/section.tsx';
import { AccountChip } from './account-chip.tsx';
import { accountsIn, useEditor } from './editor-context.ts';

/** The accounts without a group; an account that is dropped here leaves its group. */
export function UngroupedBox() {
  const t = useTexts('account-groups');
  const editor = useEditor();
  const accounts = accountsIn(editor, null);
  const take = () => {
    const { current } = editor.dragged;
    editor.dragged.current = null;
    if (current?.kind === 'account') editor.moveAccount(current.account, null);
  };
  return (
    <div
      onDragOver={(event) => editor.dragged.current?.kind === 'account' && event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        take();
      }}
    >
      <Card>
        <Section title={t('chart.ungrouped', { count: accounts.length })}>
          {accounts.length === 0 && <p className="text-ink-soft">{t('chart.allPlaced')}</p>}
          <ul className="flex flex-wrap gap-1.5">
            {accounts.map((account) => (
              <AccountChip key={account.id} account={account} />
            ))}
          </ul>
        </Section>
      </Card>
    </div>
  );
}
