import { useTexts } from '../../components/text/use-texts.ts';
import { textOf, type EditedName, type SetupValues } from './company-setup.ts';

/** Returns a function that writes one setting for users. */
export function useSetupWords(): (name: EditedName, settings: SetupValues) => string {
  const words = useTexts('administration');
  return (name, settings) => {
    if (name === 'approvalMode') return words(`approvalMode.${settings.approvalMode}`);
    if (name === 'payeeInputMode') return words(`payeeInput.${settings.payeeInputMode}`);
    if (name === 'approvalScope')
      return settings.approvalScope
        .toSorted()
        .map((scope) => words(`approvalScope.${scope}`))
        .join(', ');
    return textOf(settings[name]);
  };
}
