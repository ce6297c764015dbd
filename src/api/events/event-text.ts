// Parses server-sent events (WHATWG HTML, section 9.2) as far as the bank's stream uses them.
export interface SentEvent {
  readonly id: string | undefined;
  readonly data: string;
}

const fieldOf = (block: string, name: string) =>
  block
    .split('\n')
    .filter((line) => line.startsWith(`${name}:`))
    .map((line) => line.slice(name.length + 1).replace(/^ /, ''));

/** Returns undefined for a comment, which the bank sends to keep the connection alive. */
export function readEvent(block: string): SentEvent | undefined {
  const data = fieldOf(block, 'data');
  return data.length === 0 ? undefined : { id: fieldOf(block, 'id')[0], data: data.join('\n') };
}

/** Yields each complete block. */
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
