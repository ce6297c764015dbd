// Snapshots of an embedded database in memory: its linear memory and its files. Taking a database back to a snapshot costs
// a tenth of opening another one, and the plans of its prepared statements survive.
import type { FilesInMemory } from './files-in-memory.ts';

type Bytes = Int8Array | Uint8Array;
type Entries = Readonly<Record<string, unknown>>;
type Content = Bytes | Entries | string | null | undefined;

/** A file or a folder of Emscripten's file system in memory, as far as it is used here. */
interface FileNode {
  parent: FileNode;
  name: string;
  name_next: FileNode | undefined;
  mode: number;
  usedBytes?: number;
  contents?: Content;
}

interface OpenFile {
  fd: number | null;
  position: number;
}

interface FileSystem {
  readonly nameTable: (FileNode | undefined)[];
  streams: (OpenFile | null)[];
}

interface Module {
  readonly FS: FileSystem;
  readonly wasmMemory: WebAssembly.Memory;
  stackSave(): number;
  stackRestore(pointer: number): void;
}

/** Takes the database back. */
export type Restore = () => void;

/** Bytes that are the same in several snapshots are kept once. */
class KeptBytes {
  readonly #known = new Map<unknown, Buffer[]>();

  keep(key: unknown, bytes: Buffer): Buffer {
    const known = this.#known.get(key) ?? [];
    this.#known.set(key, known);
    const found = known.find((one) => one.equals(bytes));
    if (found) return found;
    const copy = Buffer.from(bytes);
    known.push(copy);
    return copy;
  }
}

const isBytes = (content: Content): content is Bytes => ArrayBuffer.isView(content);

const isFolder = (content: Content): content is Entries =>
  typeof content === 'object' && content !== null && !isBytes(content);

const bytesOf = ({ buffer, byteOffset, byteLength }: Bytes) => Buffer.from(buffer, byteOffset, byteLength);

function keepFolder(node: FileNode, entries: Entries): Restore {
  return () => {
    node.contents = { ...entries };
  };
}

function keepFile(node: FileNode, content: Bytes, known: KeptBytes): Restore {
  const length = node.usedBytes ?? content.length;
  const kept = known.keep(node, bytesOf(content).subarray(0, length));
  return () => {
    const now = node.contents;
    if (node.usedBytes === length && isBytes(now) && kept.equals(bytesOf(now).subarray(0, length))) return;
    Object.assign(node, { usedBytes: length, contents: new Uint8Array(kept) });
  };
}

/** PostgreSQL replaces, renames and removes files, so their names and places are restored, too. */
function keepNode(node: FileNode, known: KeptBytes): Restore {
  const { parent, name, name_next, mode, contents } = node;
  const place = { parent, name, name_next, mode };
  const restoreContent = isBytes(contents)
    ? keepFile(node, contents, known)
    : isFolder(contents) && keepFolder(node, { ...contents });
  return () => {
    Object.assign(node, place);
    if (restoreContent) restoreContent();
  };
}

function nodesOf({ nameTable }: FileSystem): FileNode[] {
  const nodes: FileNode[] = [];
  for (const first of nameTable) for (let node = first; node; node = node.name_next) nodes.push(node);
  return nodes;
}

function keepStreams(system: FileSystem): Restore {
  const kept = system.streams.map((stream) => stream && { stream, position: stream.position });
  return () => {
    system.streams = kept.map((one, fd) => one && Object.assign(one.stream, { fd, position: one.position }));
  };
}

function keepFiles(system: FileSystem, known: KeptBytes): Restore {
  const table = [...system.nameTable];
  const steps = [...nodesOf(system).map((node) => keepNode(node, known)), keepStreams(system)];
  return () => {
    table.forEach((node, index) => (system.nameTable[index] = node));
    for (const step of steps) step();
  };
}

/** A page of linear memory. */
const chunk = 1 << 16;
const zeros = Buffer.alloc(chunk);

/** The first chunk after which the memory has never been used: it is zero until then. */
function usedLength(memory: Buffer): number {
  let end = memory.length;
  while (end > 0 && zeros.equals(memory.subarray(end - chunk, end))) end -= chunk;
  return end;
}

function keepMemory({ wasmMemory }: Module, known: KeptBytes): Restore {
  const memory = Buffer.from(wasmMemory.buffer);
  const starts = Array.from({ length: usedLength(memory) / chunk }, (_, index) => index * chunk);
  const kept = starts.map((start) => known.keep(start, memory.subarray(start, start + chunk)));
  return () => {
    const target = Buffer.from(wasmMemory.buffer);
    const used = usedLength(target);
    kept.forEach((bytes, index) => target.set(bytes, index * chunk));
    if (used > kept.length * chunk) target.fill(0, kept.length * chunk, used);
  };
}

/** Returns a function that takes a snapshot of the database; take and restore it between two statements. */
export function snapshotsOf(files: FilesInMemory): () => Restore {
  const module = files.module as Module;
  const known = new KeptBytes();
  return () => {
    const stack = module.stackSave();
    const restoreMemory = keepMemory(module, known);
    const restoreFiles = keepFiles(module.FS, known);
    return () => {
      restoreMemory();
      restoreFiles();
      module.stackRestore(stack);
    };
  };
}
