import type { ReactNode } from 'react';
import type { AdminDashboard } from '../../../generated/types.ts';
import { BlockedCard } from './blocked-card.tsx';
import { ExpiringCard } from './expiring-card.tsx';
import { LimitsCard } from './limits-card.tsx';
import { NightlyCard } from './nightly-card.tsx';
import { ChangesCard, ClockCard } from './task-cards.tsx';
import { UsersCard } from './users-card.tsx';

function Column({ children }: { readonly children: ReactNode }) {
  return <div className="flex min-w-0 flex-col gap-5">{children}</div>;
}

export function DashboardCards({ dashboard }: { readonly dashboard: AdminDashboard }) {
  return (
    <div className="grid items-start gap-5 lg:grid-cols-2">
      <Column>
        <BlockedCard dashboard={dashboard} />
        <NightlyCard nightly={dashboard.nightly} />
        <ExpiringCard ending={dashboard} />
        <LimitsCard limits={dashboard.limits} />
      </Column>
      <Column>
        <ClockCard tasks={dashboard.soonestTasks} />
        <ChangesCard tasks={dashboard.recentChanges} />
        <UsersCard users={dashboard.users} />
      </Column>
    </div>
  );
}
