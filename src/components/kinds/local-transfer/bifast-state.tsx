import type { BifastState, DomesticBank } from '../../../../generated/types.ts';
import { Banner } from '../../../ui/banner.tsx';
import { useTexts } from '../../text/use-texts.ts';

type Off = Exclude<BifastState, 'active'>;

/** Returns why BI-FAST does not reach the bank now; undefined if it does, or if the bank takes no part in it. */
export function offBifast({ bifastState }: DomesticBank): Off | undefined {
  return bifastState === null || bifastState === 'active' ? undefined : bifastState;
}

/** Says that the chosen bank cannot be paid by BI-FAST now, and what to do instead. */
export function OffBifast({ bank }: { readonly bank: DomesticBank | undefined }) {
  const t = useTexts('payments');
  const state = bank && offBifast(bank);
  if (!state) return null;
  return (
    <Banner tone="wait" title={t(`bifast.${state}`, { bank: bank.bankName })}>
      {t(`bifast.${state}Text`)}
    </Banner>
  );
}
