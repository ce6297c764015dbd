// The user who is logged in, with the facts that the portal's permissions need.
import { createContext, use } from 'react';
import type { PortalPerson } from '../../../domain/permission.ts';
import type { UserAccess, UserProfile } from '../../../generated/types.ts';

export interface SignedInPerson extends PortalPerson {
  readonly profile: UserProfile;
  readonly access: UserAccess;
}

const listed = (text: string) => text.split(',').filter(Boolean);
const switchedOn = (facts: object) => Object.entries(facts).flatMap(([name, value]) => (value === true ? [name] : []));

export function personOf(profile: UserProfile, access: UserAccess): SignedInPerson {
  return {
    profile,
    access,
    roles: listed(profile.userRole),
    services: listed(profile.svcAccess),
    allowances: access.services,
    flags: [...switchedOn(profile), ...switchedOn(access.features)],
    isSingleAccess: profile.isSingleAccess,
    approvalType: profile.approvalTyp,
    commonVisibility: profile.commonVisibility,
    hiddenMenus: access.hiddenMenus,
  };
}

const PersonContext = createContext<SignedInPerson | null>(null);
export const PersonProvider = PersonContext.Provider;

/** Throws outside the pages that need a login. */
export function usePerson(): SignedInPerson {
  const person = use(PersonContext);
  if (!person) throw new Error('Nobody is logged in here');
  return person;
}
