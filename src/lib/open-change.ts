let count = 0;

/** Whether a change of a record is being filled in or confirmed: reading the record again would begin its form anew. */
export const isChangeOpen = (): boolean => count > 0;

/** Returns a function that notes that the change is closed. */
export function noteOpenChange(): () => void {
  count += 1;
  return () => {
    count -= 1;
  };
}
