// Names in a route who is on leave, for those who wait for them.
import type { CalendarDate } from '../../domain/calendar-date.ts';
import { onLeaveUntil } from '../../domain/leave.ts';
import type { ApprovalRoute, RoutePerson } from '../../generated/types.ts';
import type { Context } from '../context.ts';
import { leaveOfPerson, readLeave, todayOf, type LeaveOfUsers } from '../people/leave.ts';
import type { CompanyPerson } from './company-people.ts';

interface Leaving {
  readonly leave: LeaveOfUsers;
  readonly people: readonly CompanyPerson[];
  readonly day: CalendarDate;
}

const isAwaited = ({ state }: RoutePerson) => state === 'may-act' || state === 'waiting';

function marked(person: RoutePerson, { leave, people, day }: Leaving): RoutePerson {
  const known = isAwaited(person) && people.find(({ personId }) => personId === person.userId);
  const until = known && onLeaveUntil(leaveOfPerson(leave, known), day);
  return until ? { ...person, onLeaveUntil: until } : person;
}

export const markLeave = (route: ApprovalRoute, leaving: Leaving): ApprovalRoute => ({
  ...route,
  stages: route.stages.map((stage) => ({
    ...stage,
    groups: stage.groups.map((group) => ({
      ...group,
      people: group.people.map((person) => marked(person, leaving)),
    })),
  })),
});

/** The route with the leave of today of those who can still act. */
export async function withLeave(
  context: Pick<Context, 'db' | 'who' | 'now'>,
  people: readonly CompanyPerson[],
  route: ApprovalRoute,
): Promise<ApprovalRoute> {
  return markLeave(route, { leave: await readLeave(context), people, day: todayOf(context.now) });
}
