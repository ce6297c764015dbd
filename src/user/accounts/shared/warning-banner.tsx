import { useTexts } from '../../../components/text/use-texts.ts';
import { Banner } from '../../../ui/banner.tsx';
import { toneOfWarning, type Warned } from './account-tags.tsx';

/** Each warning as a sentence: what it means and what the user can do. */
export function WarningBanner({ account: { warnings, closeCutOffTime } }: { readonly account: Warned }) {
  const t = useTexts('holdings');
  return (
    <>
      {warnings.map((warning) => (
        <Banner key={warning} tone={toneOfWarning(warning)} title={t(`warning.${warning}`)}>
          {t(`warningText.${warning}`)}
        </Banner>
      ))}
      {closeCutOffTime && (
        <Banner tone="wait" title={t('list.pastCutOff')}>
          {t('list.pastCutOffText')}
        </Banner>
      )}
    </>
  );
}
