// A movement is known to callers by a UUID that carries its number, so that none has to be stored.
const prefix = '00000000-0000-8000-8000-';

export const mutationIdOf = (postingId: number): string => prefix + postingId.toString(16).padStart(12, '0');

export function postingIdOf(mutationId: string): number | undefined {
  const id = mutationId.toLowerCase();
  return id.startsWith(prefix) ? Number.parseInt(id.slice(prefix.length), 16) : undefined;
}
