import { useState } from 'react';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Drawer } from '../../ui/drawer.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ProgressBar } from '../../ui/progress-bar.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { showToast } from '../../ui/toast-queue.ts';
import { InLine, Sample } from './sample.tsx';

export function MessageSamples() {
  return (
    <>
      <Sample title="Dialogs, drawers and toasts">
        <Overlays />
      </Sample>
      <Sample title="Banners">
        <Banners />
      </Sample>
      <Sample title="Waiting and nothing">
        <div className="grid gap-6 sm:grid-cols-2">
          <div className="flex flex-col gap-4">
            <ProgressBar label="Checking the rows" value={32} valueText="320 of 1,000 rows" />
            <ProgressBar label="Preparing the file" valueText="almost there" />
            <Skeleton className="h-5 w-40" />
            <Skeleton className="h-4 w-full" />
            <Skeleton className="h-4 w-3/4" />
          </div>
          <EmptyState
            icon="tasks"
            title="Nothing waits for you"
            action={<Button variant="quiet">See what was decided</Button>}
          >
            <p>New requests appear here as soon as somebody sends them.</p>
          </EmptyState>
        </div>
      </Sample>
    </>
  );
}

function Overlays() {
  const [open, setOpen] = useState('');
  const close = () => setOpen('');
  return (
    <InLine>
      <Button variant="quiet" onPress={() => setOpen('ask')}>
        Ask
      </Button>
      <Button variant="quiet" onPress={() => setOpen('notify')}>
        Tell
      </Button>
      <Button variant="quiet" onPress={() => setOpen('drawer')}>
        Drawer
      </Button>
      <Button
        variant="quiet"
        onPress={() =>
          showToast({
            tone: 'done',
            title: 'Three requests approved',
            description: 'Rp 1.250.000.000 is on its way to the bank.',
          })
        }
      >
        Toast
      </Button>
      <Dialog
        isOpen={open === 'ask'}
        onClose={close}
        title="Reject 2 requests?"
        confirmLabel="Reject 2 requests"
        cancelLabel="Back"
        onConfirm={close}
        isDanger
      >
        <p>The makers are notified and no money moves. They can repair the requests and send them again.</p>
      </Dialog>
      <Dialog
        isOpen={open === 'notify'}
        onClose={close}
        tone="refused"
        title="The balance is not enough."
        doneLabel="Done"
      >
        <p>Nothing has been sent. Choose another account, or send at most Rp 320.400.000,00.</p>
      </Dialog>
      <Drawer
        isOpen={open === 'drawer'}
        onClose={close}
        title="Filters"
        closeLabel="Close"
        footer={<Button onPress={close}>Show 48 payments</Button>}
      >
        <p>Fields stand here.</p>
      </Drawer>
    </InLine>
  );
}

function Banners() {
  return (
    <div className="flex flex-col gap-3">
      <Banner tone="inform" title="Maintenance on Saturday from 22:00 to 23:30">
        Payments made in that time are sent on Monday.
      </Banner>
      <Banner tone="wait" title="The cut-off is in 25 minutes" action={<Button size="small">See what waits</Button>}>
        Four payments of today still wait for approval.
      </Banner>
      <Banner tone="done" title="The file is ready" onClose={() => undefined} closeLabel="Close" />
      <Banner tone="refused" title="The bank did not answer">
        The payment is pending. We ask the bank again; do not send it twice.
      </Banner>
    </div>
  );
}
