// Passes the change from a form to its confirmation in the state of the history entry, so Back and a reload keep it.
import { useLocation, useNavigate } from 'react-router-dom';
import type { FieldFailure } from '../../../domain/field-failures.ts';

interface Kept<Planned> {
  readonly planned?: Planned;
  /** The fields that the bank refused, by their names in the form. */
  readonly refused?: readonly FieldFailure[];
  /** The address of the form, whose draft goes once the change is submitted. */
  readonly form?: string;
}

export function usePlanned<Planned>() {
  const location = useLocation();
  const navigate = useNavigate();
  const { planned, refused, form: address } = (location.state ?? {}) as Kept<Planned>;
  /** Also stores the change in the entry of the form, so that Back shows the typed values. */
  async function goToConfirmation(next: string, change: Planned): Promise<void> {
    const here = location.pathname + location.search;
    const state: Kept<Planned> = { planned: change, form: here };
    await navigate(here, { replace: true, state });
    await navigate(next, { state });
  }
  /** Returns to the form, which shows the refused fields. */
  async function goBackToForm(form: string, change: Planned, refusedFields: readonly FieldFailure[]): Promise<void> {
    const state: Kept<Planned> = { planned: change, refused: refusedFields };
    await navigate(form, { replace: true, state });
  }
  return { planned, refused, address, goToConfirmation, goBackToForm };
}
