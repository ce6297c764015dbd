type Promises<Values extends readonly unknown[]> = { readonly [Index in keyof Values]: Promise<Values[Index]> };

/**
 * What does not wait for each other is asked in one go. All are heard, so that nothing is on its way any more when the
 * transaction ends; of several refusals the first in order is the answer, not the first to arrive.
 */
export async function pipeline<const Values extends readonly unknown[]>(
  ...asked: Promises<Values>
): Promise<{ readonly [Index in keyof Values]: Values[Index] }> {
  const heard = await Promise.allSettled(asked);
  const refused = heard.find((one) => one.status === 'rejected');
  if (refused) throw refused.reason;
  return heard.map((one) => (one as PromiseFulfilledResult<unknown>).value) as never;
}
