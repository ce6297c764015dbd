import type { Context } from '../context.ts';
import { businessDay } from '../reference/business-day.ts';
import type { ReferenceQuestion } from '../reference/lists.ts';

interface ChoiceRequest {
  readonly filter?: { readonly search?: string };
}

/** Asks for the items of a list that are valid today and contain the search. */
export const choiceQuestion = (
  kind: string,
  { filter }: ChoiceRequest,
  { now, language }: Pick<Context, 'now' | 'language'>,
): ReferenceQuestion => ({ kind, search: filter?.search, on: businessDay(now), language });
