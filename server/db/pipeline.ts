type Promises<Values extends readonly unknown[]> = { readonly [Index in keyof Values]: Promise<Values[Index]> };

/**
 * Sends statements of one transaction without waiting for each other's answers. Resolves when all have been answered,
 * so that none is still running when the transaction ends. If several reject, throws the error of the first argument
 * that did, whichever arrived first.
 */
export async function pipeline<const Values extends readonly unknown[]>(
  ...asked: Promises<Values>
): Promise<{ readonly [Index in keyof Values]: Values[Index] }> {
  const settled = await Promise.allSettled(asked);
  const rejected = settled.find((one) => one.status === 'rejected');
  if (rejected) throw rejected.reason;
  return settled.map((one) => (one as PromiseFulfilledResult<unknown>).value) as never;
}
