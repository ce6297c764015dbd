// Shows how SWIFT writes the typed texts; they are sent so only after the user has accepted it.
import { useFormContext, useWatch } from 'react-hook-form';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { useTexts } from '../../text/use-texts.ts';
import { type ForeignValues } from './foreign-values.ts';
import { convertedTexts, isTextAccepted, textToAccept, type ConvertedText, type SwiftPart } from './foreign-wire.ts';

interface ConsentProps {
  readonly part: SwiftPart;
}

function Converted({ typed, sent, leftOut }: ConvertedText) {
  const t = useTexts('payments');
  return (
    <li>
      {t('foreign.swiftText', { typed, sent })}
      {leftOut.length > 0 && ` ${t('foreign.swiftLeftOut', { signs: leftOut.join(' ') })}`}
    </li>
  );
}

export function SwiftConsent({ part }: ConsentProps) {
  const t = useTexts('payments');
  const { setValue, getValues, trigger } = useFormContext<ForeignValues>();
  const texts = useWatch({ compute: (values: ForeignValues) => JSON.stringify(convertedTexts(values, part)) });
  const isAccepted = useWatch({ compute: (values: ForeignValues) => isTextAccepted(values, part) });
  const converted: ConvertedText[] = JSON.parse(texts);
  if (converted.length === 0) return null;
  function accept(isOn: boolean): void {
    setValue(part, isOn ? textToAccept(getValues(), part) : '', { shouldDirty: true });
    // They were refused as they were typed.
    void trigger(converted.map(({ field }) => field));
  }
  return (
    <div role="group" aria-label={t('foreign.swiftTitle')} className="flex flex-col gap-2 rounded-lg bg-wait-soft p-3">
      <p className="font-semibold">{t('foreign.swiftTitle')}</p>
      <ul className="flex flex-col gap-1 text-sm">
        {converted.map((one) => (
          <Converted key={one.field} {...one} />
        ))}
      </ul>
      <Checkbox isSelected={isAccepted} onChange={accept}>
        {t('foreign.swiftAccept')}
      </Checkbox>
    </div>
  );
}
