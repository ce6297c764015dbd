// Shows how SWIFT writes the typed texts; they are sent so only after the user has accepted it.
import { useFormContext, useWatch } from 'react-hook-form';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { useTexts } from '../../text/use-texts.ts';
import { type ForeignValues } from './foreign-values.ts';
import { convertedTexts, isTextAccepted, textToAccept } from './foreign-wire.ts';

export function SwiftConsent() {
  const t = useTexts('payments');
  const { setValue, getValues } = useFormContext<ForeignValues>();
  const texts = useWatch({ compute: (values: ForeignValues) => JSON.stringify(convertedTexts(values)) });
  const isAccepted = useWatch({ compute: (values: ForeignValues) => isTextAccepted(values) });
  const converted: ReturnType<typeof convertedTexts> = JSON.parse(texts);
  if (converted.length === 0) return null;
  const accept = (isOn: boolean) =>
    setValue('acceptedText', isOn ? textToAccept(getValues()) : '', { shouldDirty: true, shouldValidate: true });
  return (
    <div role="group" aria-label={t('foreign.swiftTitle')} className="flex flex-col gap-2 rounded-lg bg-wait-soft p-3">
      <p className="font-semibold">{t('foreign.swiftTitle')}</p>
      <ul className="flex flex-col gap-1 text-sm">
        {converted.map(({ typed, sent }) => (
          <li key={typed}>{t('foreign.swiftText', { typed, sent })}</li>
        ))}
      </ul>
      <Checkbox isSelected={isAccepted} onChange={accept}>
        {t('foreign.swiftAccept')}
      </Checkbox>
    </div>
  );
}
