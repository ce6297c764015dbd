import { useRef, useState } from 'react';
import { leftOut, leftOutSince, nothingLeftOut, replacements, type EditRules } from '../../lib/clean-edit.ts';
import { useTexts } from '../text/use-texts.ts';

/** Says what the field changed in the text, until the user changes it again after leaving the field. */
export function useLeftOut(rules: EditRules) {
  const t = useTexts('common');
  const [{ removed, replaced, isCut }, show] = useState(nothingLeftOut);
  const wasLeft = useRef(false);
  const length = rules.maxLength ?? 0;
  const notes = [
    ...(replaced.length > 0 ? [t('form.replaced', { letters: replacements(replaced) })] : []),
    ...(removed.length > 0 ? [t('form.leftOut', { signs: removed.join(' ') })] : []),
    ...(isCut ? [t(rules.textClass === 'digits' ? 'form.cutDigits' : 'form.cut', { length })] : []),
  ];
  const notice = (text: string) => {
    const isFirst = wasLeft.current || text === '';
    wasLeft.current = false;
    show((named) => leftOutSince(isFirst ? nothingLeftOut : named, leftOut(text, rules)));
  };
  const leave = () => {
    wasLeft.current = true;
  };
  return { notes: notes.join('\n'), notice, leave };
}
