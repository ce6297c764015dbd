import { useState } from 'react';
import { Badge } from '../../ui/badge.tsx';
import { buttonClass } from '../../ui/button-class.ts';
import { Button } from '../../ui/button.tsx';
import { CopyButton } from '../../ui/copy-button.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { Icon } from '../../ui/icons/icon.tsx';
import type { IconName } from '../../ui/icons/icon.tsx';
import { PATHS } from '../../ui/icons/paths.ts';
import { Kbd } from '../../ui/kbd.tsx';
import { Menu } from '../../ui/menu.tsx';
import { Popover } from '../../ui/popover.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { StatusTag } from '../../ui/status-tag.tsx';
import { Tooltip } from '../../ui/tooltip.tsx';
import { InLine, Sample } from './sample.tsx';

const names = Object.keys(PATHS) as IconName[];

export function ActionSamples() {
  return (
    <>
      <Sample title="Buttons">
        <div className="flex flex-col gap-4">
          <Buttons />
          <SmallButtons />
        </div>
      </Sample>
      <Sample title="Menus, popovers and tooltips">
        <Overlays />
      </Sample>
      <Sample title="Badges, tags and keys">
        <Marks />
      </Sample>
      <Sample title="Icons">
        <ul className="grid grid-cols-4 gap-3 sm:grid-cols-8 lg:grid-cols-12">
          {names.map((name) => (
            <li key={name} className="flex flex-col items-center gap-1 text-center text-xs text-ink-soft">
              <Icon name={name} size={24} className="text-ink" />
              {name}
            </li>
          ))}
        </ul>
      </Sample>
    </>
  );
}

function Buttons() {
  const [isPending, setPending] = useState(false);
  return (
    <InLine>
      <Button onPress={() => setPending(!isPending)} isPending={isPending}>
        Approve 3 requests · Rp 1.250.000.000
      </Button>
      <Button isPending>Send to approval</Button>
      <Button variant="quiet" icon="download">
        Download
      </Button>
      <Button variant="danger">Reject 2 requests</Button>
      <Button variant="link">See the fees</Button>
      <Button isDisabled>Confirm</Button>
      <Button variant="quiet" disabledReason="The cut-off of 14:00 has passed. Choose the next working day.">
        Release
      </Button>
      <a href="#buttons" className={buttonClass('quiet')}>
        A link like a button
      </a>
    </InLine>
  );
}

function SmallButtons() {
  return (
    <InLine>
      <Button size="small">Small</Button>
      <Button size="small" variant="quiet" iconAfter="chevron-down">
        More
      </Button>
      <IconButton icon="print" label="Print" />
      <IconButton icon="star" label="Favorite" isOn />
      <IconButton icon="star" label="Make a favorite" isOn={false} />
      <IconButton icon="trash" label="Delete" isDisabled />
      <CopyButton text="0123-4567-8901" label="Copy the account number" copiedLabel="Copied" />
      <Spinner className="text-accent" />
    </InLine>
  );
}

function Overlays() {
  return (
    <InLine>
      <Menu
        label="Row actions"
        trigger={
          <Button variant="quiet" iconAfter="chevron-down">
            Actions
          </Button>
        }
        actions={[
          { id: 'open', label: 'Open', icon: 'eye' },
          {
            id: 'again',
            label: 'Use again',
            icon: 'repeat',
            description: 'Starts a new transfer with the same details',
          },
          { id: 'cancel', label: 'Cancel', icon: 'ban', disabledReason: 'Already sent to the bank' },
          { id: 'delete', label: 'Delete', icon: 'trash', isDanger: true },
        ]}
      />
      <Popover label="Fees" trigger={<Button variant="quiet">Fees</Button>}>
        <p>BI-FAST costs Rp 2.500 for each transfer and arrives within a minute.</p>
      </Popover>
      <Tooltip text="Counted from the last approval">
        <button type="button" className={buttonClass('link')}>
          What is counted?
        </button>
      </Tooltip>
    </InLine>
  );
}

function Marks() {
  return (
    <InLine>
      <Badge count={3} label="3 requests wait for you" />
      <Badge count={100} label="More than 99 requests wait for you" />
      <Badge count={12} label="12 messages" isQuiet />
      <StatusTag tone="wait">Waiting for approval</StatusTag>
      <StatusTag tone="done">Done</StatusTag>
      <StatusTag tone="refused">Rejected</StatusTag>
      <StatusTag tone="inform">Being sent</StatusTag>
      <StatusTag tone="plain">Draft</StatusTag>
      <span className="flex items-center gap-1 text-sm text-ink-soft">
        <Kbd>Ctrl</Kbd> <Kbd>K</Kbd> goes anywhere
      </span>
    </InLine>
  );
}
