import { Suspense, useState } from 'react';
import { useTexts } from '../../../components/text/use-texts.ts';
import { lazyWhenOnline } from '../../../lib/lazy-when-online.ts';
import { Button } from '../../../ui/button.tsx';
import type { HoldingKind } from './holdings-dialog.tsx';

const Dialog = lazyWhenOnline(async () => (await import('./holdings-dialog.tsx')).HoldingsDialog);

/** Exports all accounts of the company as one file; the kind of this list is preselected. */
export function HoldingsButton({ kind }: { readonly kind: HoldingKind }) {
  const t = useTexts('holdings');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="quiet" icon="download" onPress={() => setOpen(true)}>
        {t('holdings.button')}
      </Button>
      {isOpen && (
        <Suspense>
          <Dialog kind={kind} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
