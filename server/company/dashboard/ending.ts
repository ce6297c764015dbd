// What ends soon, for the dashboard: passwords, activation links and passports.
import type { AdminDashboard, ExpiringItem } from '../../../generated/types.ts';
import type { Context } from '../../context.ts';
import { readExpiring } from './expiring.ts';
import { readEndingIdentities, type EndingIdentity } from './identities.ts';

const mostShown = 20;
const mostCounted = 100_000;

const itemOf = ({ userId, name, expiresOn }: EndingIdentity): ExpiringItem => ({
  kind: 'identity',
  name,
  recordId: userId,
  expiresAt: `${expiresOn}T23:59:59+07:00`,
});

type Ending = Pick<AdminDashboard, 'expiring' | 'expiringIdentityCount' | 'expiredIdentityCount'>;

export async function readEnding(context: Pick<Context, 'db' | 'who' | 'now'>): Promise<Ending> {
  const identities = await readEndingIdentities(context, mostCounted);
  const expired = identities.filter(({ validity }) => validity === 'expired').length;
  const items = [...(await readExpiring(context, mostShown)), ...identities.slice(0, mostShown).map(itemOf)];
  return {
    expiring: items
      .toSorted((one, other) => Date.parse(one.expiresAt) - Date.parse(other.expiresAt))
      .slice(0, mostShown),
    expiringIdentityCount: identities.length - expired,
    expiredIdentityCount: expired,
  };
}
