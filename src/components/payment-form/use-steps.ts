// The state of each step. The current step follows scrolling and focus.
import { useEffect, useMemo, useState } from 'react';
import { useFormState } from 'react-hook-form';
import type { PaymentNote } from '../../../generated/types.ts';
import type { Step, StepState } from '../../ui/stepper.tsx';
import { useTexts } from '../text/use-texts.ts';
import { useDebouncedValues } from '../form/use-debounced-values.ts';
import { usePaymentKind } from './kind-context.ts';
import type { PaymentValues } from './payment-values.ts';
import { stepsDone } from './steps-done.ts';

const readingLine = '-30% 0px -60% 0px';

/** `isWhole` becomes true when all sections are rendered. */
function useCurrentSection(ids: readonly string[], isWhole: boolean): string {
  const [current, setCurrent] = useState(ids[0] ?? '');
  const all = ids.map((id) => `#${id}`).join();
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        const seen = entries.find(({ isIntersecting }) => isIntersecting);
        if (seen) setCurrent(seen.target.id);
      },
      { rootMargin: readingLine },
    );
    const follow = ({ target }: FocusEvent) => {
      const section = (target as Element).closest(all);
      if (section) setCurrent(section.id);
    };
    for (const section of document.querySelectorAll(all)) observer.observe(section);
    document.addEventListener('focusin', follow);
    return () => {
      observer.disconnect();
      document.removeEventListener('focusin', follow);
    };
  }, [all, isWhole]);
  return current;
}

const hasAny = (errors: object, path: string): boolean =>
  path.split('.').reduce<unknown>((inner, key) => (inner as Record<string, unknown> | undefined)?.[key], errors) !==
  undefined;

export function useSteps(isWhole: boolean, confirmed: readonly PaymentNote[]): Step[] {
  const t = useTexts('payments');
  const kind = usePaymentKind();
  const sections = kind.useSections();
  const ids = sections.map(({ id }) => id);
  const current = useCurrentSection(ids, isWhole);
  const { values } = useDebouncedValues<PaymentValues>();
  const { errors } = useFormState();
  const refused = sections.filter(({ fields }) => fields.some((path) => hasAny(errors, path))).map(({ id }) => id);
  const refusedIds = refused.join(' ');
  const done = useMemo(
    () => stepsDone(kind, values, new Set(refusedIds.split(' ')), confirmed),
    [kind, values, refusedIds, confirmed],
  );
  function stateOf(id: string): StepState {
    if (refused.includes(id)) return 'error';
    if (id === current) return 'current';
    return done(id) ? 'done' : 'ahead';
  }
  return sections.map(({ id, label }) => {
    const state = stateOf(id);
    return { id, label, state, stateLabel: t(`transfer.${state}`) };
  });
}
