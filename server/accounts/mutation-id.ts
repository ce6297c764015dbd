// The UUID of a movement contains its posting number, so no UUID is stored.
const prefix = '00000000-0000-8000-8000-';

export const mutationIdOf = (postingId: number): string => prefix + postingId.toString(16).padStart(12, '0');

export function postingIdOf(mutationId: string): number | undefined {
  const id = mutationId.toLowerCase();
  return id.startsWith(prefix) ? Number.parseInt(id.slice(prefix.length), 16) : undefined;
}
