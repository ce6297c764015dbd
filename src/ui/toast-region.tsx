import {
  Button,
  Text,
  UNSTABLE_Toast as AriaToast,
  UNSTABLE_ToastContent as AriaToastContent,
  UNSTABLE_ToastRegion as AriaToastRegion,
} from 'react-aria-components';
import type { QueuedToast } from 'react-aria-components';
import { classes } from './classes.ts';
import { Icon } from './icons/icon.tsx';
import { IconButton } from './icon-button.tsx';
import { toastQueue } from './toast-queue.ts';
import type { ToastContent } from './toast-queue.ts';
import { TONE_ICONS, TONE_TEXT } from './tone.ts';

interface ToastRegionProps {
  readonly label: string;
  readonly closeLabel: string;
}

/** Used once in the application; `showToast` fills it. */
export function ToastRegion({ label, closeLabel }: ToastRegionProps) {
  return (
    <AriaToastRegion
      queue={toastQueue}
      aria-label={label}
      className="fixed inset-x-3 bottom-3 z-60 flex flex-col-reverse gap-2 rounded-lg outline-none sm:right-6 sm:bottom-6 sm:left-auto sm:w-96"
    >
      {({ toast }) => <ToastCard toast={toast} closeLabel={closeLabel} />}
    </AriaToastRegion>
  );
}

function ToastCard({ toast, closeLabel }: { readonly toast: QueuedToast<ToastContent>; readonly closeLabel: string }) {
  const { tone, title, description, action } = toast.content;
  return (
    <AriaToast toast={toast} className="floating focus-ring flex items-start gap-3 py-3 pr-2 pl-3.5">
      <Icon name={TONE_ICONS[tone]} size={20} className={classes('mt-0.5', TONE_TEXT[tone])} />
      <AriaToastContent className="flex min-w-0 flex-1 flex-col">
        <Text slot="title" className="font-semibold">
          {title}
        </Text>
        {description && (
          <Text slot="description" className="text-sm text-ink-soft">
            {description}
          </Text>
        )}
        {action && (
          <Button
            onPress={action.onPress}
            className="focus-ring mt-1 min-h-6 self-start rounded-sm text-sm font-semibold text-accent hover:underline"
          >
            {action.label}
          </Button>
        )}
      </AriaToastContent>
      <IconButton slot="close" icon="x" size="small" label={closeLabel} />
    </AriaToast>
  );
}
