// The impact of an action on other records: for the form, in the open task, and after the task was carried out.
import type { ChangeImpact } from '../../generated/types.ts';
import type { Actor } from '../approval/actor.ts';
import type { Language } from '../../domain/language.ts';
import { asNote, type Blocker } from '../tasks/kind.ts';
import { noCascade, type Cascade, type Definition, type Question, type ResourceTypes } from './definition.ts';

const mostNotes = 20;

export const impactFrom = (
  cascade: Cascade | null,
  blockers: readonly Blocker[],
  language: Language,
): ChangeImpact => ({
  ...(cascade ?? noCascade),
  allowed: blockers.length === 0,
  blockers: blockers.slice(0, mostNotes).map((blocker) => asNote(blocker, language)),
});

export async function cascadeOf<T extends ResourceTypes>(
  definition: Definition<T>,
  actor: Actor,
  question: Question<T>,
): Promise<Cascade | null> {
  return (await definition.cascade?.(actor, question)) ?? null;
}
