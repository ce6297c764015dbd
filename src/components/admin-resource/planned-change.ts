// What a form hands to its confirmation travels in the entry of the browser's history: Back and a reload find it again.
import { useLocation, useNavigate } from 'react-router-dom';

interface Kept<Planned> {
  readonly planned?: Planned;
}

export function usePlanned<Planned>() {
  const location = useLocation();
  const navigate = useNavigate();
  const { planned } = (location.state ?? {}) as Kept<Planned>;
  /** Kept with the form as well, so that Back finds what was typed. */
  async function goOn(next: string, change: Planned): Promise<void> {
    const state: Kept<Planned> = { planned: change };
    await navigate(location.pathname + location.search, { replace: true, state });
    await navigate(next, { state });
  }
  return { planned, goOn };
}
