// Identifies what a write does: the same text means the same input, so the same idempotency key can be used.

const factsOf = ({ name, size, type, lastModified }: File) => ({ name, size, type, lastModified });

// JSON.stringify writes a FormData or a File as an empty object.
function spoken(_: string, value: unknown): unknown {
  if (value instanceof FormData) return [...value];
  return value instanceof File ? factsOf(value) : value;
}

export const intentOf = (input: unknown): string => JSON.stringify(input, spoken);
