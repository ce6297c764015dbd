import { useId } from 'react';
import { Checkbox } from 'react-aria-components';
import { CheckMark } from './check-mark.tsx';

interface SelectionCheckboxProps {
  /** The element that names the row, if React Aria does not know it. */
  readonly nameId?: string;
}

/** Selects the row or all rows. */
export function SelectionCheckbox({ nameId }: SelectionCheckboxProps) {
  const id = useId();
  const naming = nameId && { id, 'aria-labelledby': `${id} ${nameId}` };
  return (
    <Checkbox slot="selection" {...naming} className="group grid size-6 place-items-center">
      {({ isSelected, isIndeterminate }) => <CheckMark isSelected={isSelected} isIndeterminate={isIndeterminate} />}
    </Checkbox>
  );
}
