/** The bank does not start, for a reason that its operator can remove; the message is all there is to say. */
export class StartRefusal extends Error {
  override readonly name = 'StartRefusal';
}
