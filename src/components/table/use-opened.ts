import { useSearchParams } from 'react-router-dom';

/** The row of a list that is open in a drawer; the address names it, so that it can be linked to. */
export function useOpened(name: string) {
  const [parameters, setParameters] = useSearchParams();
  const open = (id: string | null) =>
    setParameters((before) => {
      const after = new URLSearchParams(before);
      if (id) after.set(name, id);
      else after.delete(name);
      return after;
    });
  return { opened: parameters.get(name), open };
}
