// What a write is meant to do, as a text: two are the same intent only where all they send is the same.

const factsOf = ({ name, size, type, lastModified }: File) => ({ name, size, type, lastModified });

// To JSON a form and a file are empty objects.
function spoken(_: string, value: unknown): unknown {
  if (value instanceof FormData) return [...value];
  return value instanceof File ? factsOf(value) : value;
}

export const intentOf = (input: unknown): string => JSON.stringify(input, spoken);
