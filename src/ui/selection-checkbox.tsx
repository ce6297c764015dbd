import { Checkbox } from 'react-aria-components';
import { CheckMark } from './check-mark.tsx';

/** Selects the row or all rows; React Aria names it. */
export function SelectionCheckbox() {
  return (
    <Checkbox slot="selection" className="group grid size-6 place-items-center">
      {({ isSelected, isIndeterminate }) => <CheckMark isSelected={isSelected} isIndeterminate={isIndeterminate} />}
    </Checkbox>
  );
}
