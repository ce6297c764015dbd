// The stepper follows the scroll and the focus: the current step is the section that is read or filled in now.
import { useEffect, useMemo, useState } from 'react';
import { useFormState } from 'react-hook-form';
import type { Step, StepState } from '../../ui/stepper.tsx';
import { useTexts } from '../text/use-texts.ts';
import { useRestedValues } from '../form/use-rested-values.ts';
import { sectionIds, stepsDone, type SectionId } from './steps-done.ts';
import type { TransferValues } from './transfer-values.ts';

const readingLine = '-30% 0px -60% 0px';

/** All sections are there once the form is whole. */
function useCurrentSection(isWhole: boolean): SectionId {
  const [current, setCurrent] = useState<SectionId>('from');
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        const seen = entries.find(({ isIntersecting }) => isIntersecting);
        if (seen) setCurrent(seen.target.id as SectionId);
      },
      { rootMargin: readingLine },
    );
    const follow = ({ target }: FocusEvent) => {
      const section = (target as Element).closest(sectionIds.map((id) => `#${id}`).join());
      if (section) setCurrent(section.id as SectionId);
    };
    for (const id of sectionIds) {
      const section = document.querySelector(`#${id}`);
      if (section) observer.observe(section);
    }
    document.addEventListener('focusin', follow);
    return () => {
      observer.disconnect();
      document.removeEventListener('focusin', follow);
    };
  }, [isWhole]);
  return current;
}

const fieldsOf: Readonly<Record<SectionId, readonly string[]>> = {
  from: ['fromAccount'],
  to: ['payee'],
  amount: ['transactionDetails.amount', 'timing'],
  rail: ['transferType'],
  details: ['transactionDetails.info', 'transactionDetails.purposeCode', 'additionalDetails'],
  review: [],
};

const hasAny = (errors: object, path: string): boolean =>
  path.split('.').reduce<unknown>((inner, key) => (inner as Record<string, unknown> | undefined)?.[key], errors) !==
  undefined;

export function useSteps(isWhole: boolean): Step[] {
  const t = useTexts('payments');
  const current = useCurrentSection(isWhole);
  const { values } = useRestedValues<TransferValues>();
  const { errors } = useFormState();
  const refused = new Set(sectionIds.filter((id) => fieldsOf[id].some((path) => hasAny(errors, path))));
  const isAmountRefused = refused.has('amount');
  const done = useMemo(() => stepsDone(values, new Set(isAmountRefused ? ['amount'] : [])), [values, isAmountRefused]);
  const labels: Readonly<Record<SectionId, string>> = {
    from: t('transfer.stepFrom'),
    to: t('transfer.stepTo'),
    amount: t('transfer.stepAmount'),
    rail: t('transfer.stepRail'),
    details: t('transfer.stepDetails'),
    review: t('transfer.stepReview'),
  };
  function stateOf(id: SectionId): StepState {
    if (refused.has(id)) return 'error';
    if (id === current) return 'current';
    return done[id] ? 'done' : 'ahead';
  }
  return sectionIds.map((id) => {
    const state = stateOf(id);
    return { id, label: labels[id], state, stateLabel: t(`transfer.${state}`) };
  });
}
