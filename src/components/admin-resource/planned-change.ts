// What a form hands to its confirmation travels in the entry of the browser's history: Back and a reload find it again.
import { useLocation, useNavigate } from 'react-router-dom';
import type { FieldFailure } from '../../../domain/field-failures.ts';

interface Kept<Planned> {
  readonly planned?: Planned;
  /** What the bank refused of it, by the names of the form. */
  readonly refused?: readonly FieldFailure[];
}

export function usePlanned<Planned>() {
  const location = useLocation();
  const navigate = useNavigate();
  const { planned, refused } = (location.state ?? {}) as Kept<Planned>;
  /** Kept with the form as well, so that Back finds what was typed. */
  async function goToConfirmation(next: string, change: Planned): Promise<void> {
    const state: Kept<Planned> = { planned: change };
    await navigate(location.pathname + location.search, { replace: true, state });
    await navigate(next, { state });
  }
  /** Back to the form, which says what the bank refused. */
  async function goBackToForm(form: string, change: Planned, refusedFields: readonly FieldFailure[]): Promise<void> {
    const state: Kept<Planned> = { planned: change, refused: refusedFields };
    await navigate(form, { replace: true, state });
  }
  return { planned, refused, goToConfirmation, goBackToForm };
}
