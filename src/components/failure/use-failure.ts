import { useNavigate } from 'react-router-dom';
import type { ApiError } from '../../api/api-error.ts';
import { refresh } from '../../api/refresh.ts';
import { attempt, type Attempt, type Attempted, type TakesFailure } from './attempt.ts';
import { askAbout, channelFor, pageOf } from './show-failure.tsx';

export interface Failing {
  /** Runs the action and shows its failure. If the user confirms, the action runs again with the confirmed codes. */
  attempt<Output>(action: Attempt<Output>, takes?: TakesFailure): Promise<Attempted<Output>>;
  /** Shows the failure of a write. Resolves to true if the user confirms or wants to try again. */
  show(error: ApiError): Promise<boolean>;
  /** Shows the failure of a read that has no place of its own on the screen. */
  showReading(error: ApiError): Promise<void>;
}

const nowhere = () => false;
const everything = () => true;

export function useFailure(): Failing {
  const navigate = useNavigate();
  return {
    attempt: (action, takes = nowhere) => attempt(action, takes),
    show: async (error) => {
      const channel = await channelFor(error);
      return channel !== 'session' && askAbout(error, channel);
    },
    showReading: async (error) => {
      const channel = await channelFor(error, true);
      if (channel === 'session') return;
      if (channel === 'page') return navigate(pageOf(error.code), { replace: true });
      if (await askAbout(error, channel)) await refresh(everything);
    },
  };
}
