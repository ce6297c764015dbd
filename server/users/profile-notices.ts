// What an administrator should know before a profile is submitted, approved and signed. None of it forbids the change.
import { rolesWithoutServices } from '../../domain/allowances.ts';
import { rolesThatSign } from '../../domain/user-access.ts';
import type { ImpactNote, UserProfileDraft } from '../../generated/types.ts';
import type { Actor } from '../approval/actor.ts';
import { samePersonAs, type ProfileQuestion } from './profile-rules.ts';
import { roleTexts } from './role-texts.ts';

const mostNamed = 50;

const note = (code: ImpactNote['code'], about: readonly string[]): ImpactNote[] => [
  { code, about: about.slice(0, mostNamed) },
];

const named = (code: ImpactNote['code'], about: readonly string[]) => (about.length > 0 ? note(code, about) : []);

/** In a company of one person the roles alone decide. The names of these roles are the same in both languages. */
const idleRoles = ({ facts }: ProfileQuestion, draft: UserProfileDraft): string[] =>
  draft.area === 'corporate' && !facts.isSingleAccess
    ? rolesWithoutServices(draft.roles, draft.allowances).map((role) => roleTexts[role].EN.name)
    : [];

const signsWithoutToken = ({ roles, token }: UserProfileDraft) =>
  token === undefined && roles.some((role) => rolesThatSign.includes(role));

export const ownUserNotices = ({ who }: Pick<Actor, 'who'>, { subject: { row } }: ProfileQuestion): ImpactNote[] =>
  row?.id === who.userId ? note('ADMIN_YOUR_OWN_USER', []) : [];

export function draftNotices(actor: Actor, question: ProfileQuestion, draft: UserProfileDraft): ImpactNote[] {
  return [
    ...ownUserNotices(actor, question),
    ...named('ADMIN_SAME_PERSON', samePersonAs(draft, question.facts)),
    ...named('ADMIN_ROLE_WITHOUT_SERVICES', idleRoles(question, draft)),
    ...(signsWithoutToken(draft) ? note('ADMIN_SIGNS_WITHOUT_TOKEN', [draft.name]) : []),
  ];
}
