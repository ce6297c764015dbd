// Numbers values by what they hold. Thousands of people share a few lists of rights, and a number is quicker to compare.

/** Returns the same number for equal values. An object that was asked about before is not read again. */
export function numbering(): (value: unknown) => number {
  const byContent = new Map<string, number>();
  const byObject = new WeakMap<object, number>();
  function numberOf(value: unknown): number {
    const content = JSON.stringify(value);
    const found = byContent.get(content) ?? byContent.size;
    byContent.set(content, found);
    return found;
  }
  return (value) => {
    if (typeof value !== 'object' || value === null) return numberOf(value);
    const found = byObject.get(value) ?? numberOf(value);
    byObject.set(value, found);
    return found;
  };
}
