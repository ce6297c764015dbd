// A write that may need another word from the person: it is tried again with what they have confirmed.
import { isApiError, type ApiError } from '../../api/api-error.ts';
import type { Channel } from './channel.ts';
import { askAbout, channelFor } from './show-failure.tsx';

/** Codes that the person has read and confirmed so far. */
export type Confirmed = readonly string[];
export type Attempt<Output> = (confirmed: Confirmed) => Promise<Output>;

export type Attempted<Output> = { readonly isDone: true; readonly output: Output } | { readonly isDone: false };

/** Takes a failure to its place; true when it has been shown there. */
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
