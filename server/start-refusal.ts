/** Thrown when the bank cannot start for a reason that the operator can fix. Print its message without the stack. */
export class StartRefusal extends Error {
  override readonly name = 'StartRefusal';
}
