import { useState } from 'react';
import { verifyAuditChain } from '../../../generated/calls/reports.ts';
import type { AuditChainCheck } from '../../../generated/types.ts';
import { ask } from '../../api/ask.ts';
import { Banner } from '../../ui/banner.tsx';
import { useFailure } from '../failure/use-failure.ts';
import { useTexts } from '../text/use-texts.ts';

/** Lets the bank calculate all hashes of the company again. */
export function useChainCheck() {
  const { attempt } = useFailure();
  const [check, setCheck] = useState<AuditChainCheck>();
  const [isPending, setPending] = useState(false);
  async function run(): Promise<void> {
    setPending(true);
    await attempt(async () => setCheck(await ask(verifyAuditChain, { body: {} })));
    setPending(false);
  }
  return { check, isPending, run };
}

export function ChainResult({ check: { intact, checked, headHash, brokenAt } }: { readonly check: AuditChainCheck }) {
  const t = useTexts('audit');
  if (intact || !brokenAt)
    return (
      <Banner tone="done" title={t('check.intact', { count: checked })}>
        <span className="figures wrap-anywhere">{t('check.head', { hash: headHash })}</span>
      </Banner>
    );
  return (
    <Banner tone="refused" title={t('check.broken', { sequence: brokenAt.sequence })} isUrgent>
      {brokenAt.foundHash === null ? t('check.missing') : t('check.brokenText')}
    </Banner>
  );
}
