// The impact of an action on other records: for the form, in the open task, and after the task was carried out.
import type { ChangeImpact } from '../../generated/types.ts';
import type { Actor } from '../approval/actor.ts';
import type { Language } from '../../domain/language.ts';
import { asNote, type Blocker } from '../tasks/kind.ts';
import type { Cascade, Definition, Question, ResourceTypes } from './definition.ts';

const nothing: Cascade = {
  notices: [],
  subUserGroups: [],
  users: [],
  losesToken: [],
  maps: [],
  openRequests: 0,
};
const mostNotes = 20;

export const impactFrom = (
  cascade: Cascade | null,
  blockers: readonly Blocker[],
  language: Language,
): ChangeImpact => ({
  ...(cascade ?? nothing),
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
