// Passes the change from a form to its confirmation in the state of the history entry, so Back and a reload keep it.
import { useLayoutEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { FieldFailure } from '../../../domain/field-failures.ts';
import { resultOf } from './sent-changes.ts';

interface Kept<Planned> {
  readonly planned?: Planned;
  /** The fields that the bank refused, by their names in the form. */
  readonly refused?: readonly FieldFailure[];
  /** The address of the form, whose draft goes once the change is submitted. */
  readonly form?: string;
  /** The same in all entries of one change. */
  readonly change?: string;
}

/** A change that was submitted is not offered again: the entries of its form lead to its result. */
function useResult(change: string | undefined): boolean {
  const navigate = useNavigate();
  const result = resultOf(change);
  useLayoutEffect(() => {
    if (result) void navigate(result, { replace: true });
  }, [result]);
  return result !== undefined;
}

export function usePlanned<Planned>() {
  const location = useLocation();
  const navigate = useNavigate();
  const { planned, refused, form: address, change } = (location.state ?? {}) as Kept<Planned>;
  const isSent = useResult(change);
  /** Also stores the change in the entry of the form, so that Back shows the typed values. */
  async function goToConfirmation(next: string, changed: Planned): Promise<void> {
    const here = location.pathname + location.search;
    const state: Kept<Planned> = { planned: changed, form: here, change: change ?? crypto.randomUUID() };
    await navigate(here, { replace: true, state });
    await navigate(next, { state });
  }
  /** Returns to the form, which shows the refused fields. */
  async function goBackToForm(form: string, changed: Planned, refusedFields: readonly FieldFailure[]): Promise<void> {
    const state: Kept<Planned> = { planned: changed, refused: refusedFields, ...(change && { change }) };
    await navigate(form, { replace: true, state });
  }
  return { ...(!isSent && { planned, refused }), address, change, goToConfirmation, goBackToForm };
}
