// Server-sent events out of a response (WHATWG HTML, 9.2), as far as the event stream of the bank uses them.
export interface SentEvent {
  readonly id: string | undefined;
  readonly data: string;
}

const fieldOf = (block: string, name: string) =>
  block
    .split('\n')
    .filter((line) => line.startsWith(`${name}:`))
    .map((line) => line.slice(name.length + 1).replace(/^ /, ''));

/** Undefined for a comment, which only says that the connection lives. */
export function readEvent(block: string): SentEvent | undefined {
  const data = fieldOf(block, 'data');
  return data.length === 0 ? undefined : { id: fieldOf(block, 'id')[0], data: data.join('\n') };
}

/** Each block as it comes to its end. */
export async function* blocksOf(body: ReadableStream<Uint8Array>): AsyncGenerator<string> {
  const reader = body.pipeThrough(new TextDecoderStream() as TransformStream<Uint8Array, string>).getReader();
  let rest = '';
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    const blocks = (rest + value).replaceAll('\r\n', '\n').split('\n\n');
    rest = blocks.pop() ?? '';
    yield* blocks;
  }
}
