// Runs a write that the user may have to confirm: it is sent again with the codes that the user has confirmed.
import { isApiError, type ApiError } from '../../api/api-error.ts';
import type { Channel } from './channel.ts';
import { askAbout, channelFor } from './show-failure.tsx';

/** The codes that the user has read and confirmed so far. */
export type Confirmed = readonly string[];
export type Attempt<Output> = (confirmed: Confirmed) => Promise<Output>;

export type Attempted<Output> = { readonly isDone: true; readonly output: Output } | { readonly isDone: false };

/** Shows a failure in its own place on the screen. Returns false if it cannot. */
export type TakesFailure = (error: ApiError, channel: Channel) => boolean;

async function isToBeRepeated(error: ApiError, takes: TakesFailure): Promise<boolean> {
  const channel = await channelFor(error);
  if (channel === 'session' || takes(error, channel)) return false;
  return askAbout(error, channel);
}

export async function attempt<Output>(action: Attempt<Output>, takes: TakesFailure): Promise<Attempted<Output>> {
  const confirmed: string[] = [];
  for (;;) {
    try {
      return { isDone: true, output: await action(confirmed) };
    } catch (error) {
      if (!isApiError(error)) throw error;
      if (!(await isToBeRepeated(error, takes))) return { isDone: false };
      if (error.kind === 'refused') confirmed.push(error.code);
    }
  }
}
