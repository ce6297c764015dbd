import { Suspense, useState } from 'react';
import { useTexts } from '../../../components/text/use-texts.ts';
import { lazyWhenOnline } from '../../../lib/lazy-when-online.ts';
import { Button } from '../../../ui/button.tsx';

const Dialog = lazyWhenOnline(async () => (await import('./statement-dialog.tsx')).StatementDialog);

export function StatementButton({ accountIds }: { readonly accountIds: readonly string[] }) {
  const t = useTexts('holdings');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="quiet" icon="report" onPress={() => setOpen(true)}>
        {t('statement.button')}
      </Button>
      {isOpen && (
        <Suspense>
          <Dialog accountIds={accountIds} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
