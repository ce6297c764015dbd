import { useState } from 'react';
import { AccountNumber } from '../../ui/account-number.tsx';
import { Card } from '../../ui/card.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { KeyValueList } from '../../ui/key-value-list.tsx';
import { LinkTabs } from '../../ui/link-tabs.tsx';
import { Money } from '../../ui/money.tsx';
import { RoutePeople } from '../../ui/route-people.tsx';
import type { RouteStage } from '../../ui/route-people.tsx';
import { SlaBar } from '../../ui/sla-bar.tsx';
import { Stepper } from '../../ui/stepper.tsx';
import type { Step } from '../../ui/stepper.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { Tile } from '../../ui/tile.tsx';
import { Timeline } from '../../ui/timeline.tsx';
import type { TimelineEvent } from '../../ui/timeline.tsx';
import { UsageBar } from '../../ui/usage-bar.tsx';
import { Sample } from './sample.tsx';

const steps: readonly Step[] = [
  { id: 'from', label: 'From and to', state: 'done', stateLabel: 'done', note: 'PT Sumber Rejeki' },
  { id: 'amount', label: 'Amount', state: 'error', stateLabel: 'needs attention', note: 'The balance is not enough' },
  { id: 'when', label: 'When and how', state: 'current', stateLabel: 'current' },
  { id: 'review', label: 'Review', state: 'ahead', stateLabel: 'not yet' },
];

const stages: readonly RouteStage[] = [
  {
    id: '1',
    title: 'Verify',
    quorum: '1 of 1',
    state: 'done',
    stateLabel: 'Done',
    people: [{ id: 'a', name: 'Budi Santoso', note: 'Verifier', tone: 'done', said: 'verified 10:42' }],
  },
  {
    id: '2',
    title: 'Approve',
    quorum: '1 of 2',
    state: 'now',
    stateLabel: 'Holds it now',
    people: [
      { id: 'b', name: 'Dewi Lestari', note: 'Finance director', tone: 'done', said: 'approved 11:05' },
      { id: 'c', name: 'Agus Wijaya', note: 'Managing director', tone: 'wait', said: 'may approve' },
    ],
  },
  {
    id: '3',
    title: 'Release',
    state: 'next',
    stateLabel: 'Next',
    people: [{ id: 'd', name: 'Siti Rahma', note: 'Releaser' }],
  },
];

const events: readonly TimelineEvent[] = [
  { id: '1', tone: 'plain', icon: 'edit', title: 'Created by Rina Putri', time: '21 Nov 2026, 10:30' },
  {
    id: '2',
    tone: 'done',
    title: 'Verified by Budi Santoso',
    time: '21 Nov 2026, 10:42',
    children: '“The invoice is attached.”',
  },
  {
    id: '3',
    tone: 'wait',
    title: 'Pending approval',
    state: 'now',
    children: <SlaBar label="Answer within 4 hours" used={62} text="1 h 30 min left" />,
  },
  { id: '4', tone: 'plain', title: 'Siti Rahma releases it', state: 'next' },
];

export function FactSamples() {
  return (
    <>
      <Tiles />
      <Sample title="Approval route">
        <RoutePeople label="Approval route" stages={stages} />
      </Sample>
      <div className="grid gap-5 lg:grid-cols-[14rem_1fr_20rem]">
        <Sample title="Steps">
          <Stepper label="Steps of the transfer" steps={steps} onJump={() => undefined} />
        </Sample>
        <Sample title="Facts">
          <Facts />
        </Sample>
        <Sample title="Timeline">
          <Timeline label="What happened" events={events} />
        </Sample>
      </div>
      <Sample title="Tabs and disclosures">
        <Switchers />
      </Sample>
    </>
  );
}

function Tiles() {
  return (
    <div className="grid gap-3 sm:grid-cols-2 lg:grid-cols-4">
      <Tile label="All accounts in IDR" icon="wallet" note="12 accounts · as of 10:42">
        <Money currency="IDR" amount="12,450,310,200.50" size="large" />
      </Tile>
      <Tile label="Came in today" icon="arrow-in" note="38 payments">
        <Money currency="IDR" amount="820,000,000.00" size="large" tone="in" />
      </Tile>
      <Tile label="Waits for you" icon="tasks" note="Cut-off in 2 h 10 min">
        4
      </Tile>
      <Card>
        <UsageBar label="Limit of today" used={84} usedText="84 %">
          <span>Left</span>
          <Money currency="IDR" amount="160,000,000.00" />
        </UsageBar>
      </Card>
    </div>
  );
}

function Facts() {
  return (
    <div className="flex flex-col gap-4">
      <Money currency="Rp" amount="1.250.000.000,00" size="huge" />
      <KeyValueList
        facts={[
          { label: 'From', value: 'Operasional Jakarta' },
          {
            label: 'Account',
            value: <AccountNumber masked="••••-••••-8901" full="0123-4567-8901" revealLabel="Show" hideLabel="Hide" />,
          },
          { label: 'To', value: 'PT Sumber Rejeki · Bank Central Asia' },
          { label: 'Message', value: 'Pelunasan faktur INV-2026-0118' },
        ]}
      />
      <KeyValueList
        isAtEnd
        facts={[
          { label: 'Amount', value: <Money currency="IDR" amount="1,250,000,000.00" /> },
          { label: 'Fee', value: <Money currency="IDR" amount="2,500.00" /> },
          { label: 'In all', value: <Money currency="IDR" amount="1,250,002,500.00" isStrong /> },
        ]}
      />
    </div>
  );
}

function Switchers() {
  const [tab, setTab] = useState('single');
  return (
    <div className="grid gap-6 sm:grid-cols-2">
      <div className="flex flex-col gap-6">
        <Tabs
          label="Kinds"
          value={tab}
          onChange={setTab}
          tabs={[
            { id: 'single', label: 'Single', content: <p>Limits of single transactions.</p> },
            { id: 'bulk', label: 'Bulk', content: <p>Limits of bulk transactions.</p> },
            { id: 'off', label: 'Foreign', content: null, isDisabled: true },
          ]}
        />
        <LinkTabs
          label="Pages"
          tabs={[
            { id: 'a', label: 'Waiting', href: '#waiting' },
            { id: 'b', label: 'Decided', href: '#decided' },
          ]}
          renderLink={({ id, label, href }, className) => (
            <a href={href} className={className} aria-current={id === 'a' ? 'page' : undefined}>
              {label}
            </a>
          )}
        />
      </div>
      <div>
        <Disclosure title="Who may approve?" isOpenAtFirst>
          <p>Any two of the directors, but never the maker.</p>
        </Disclosure>
        <Disclosure title="When does it arrive?">
          <p>Within a minute.</p>
        </Disclosure>
      </div>
    </div>
  );
}
