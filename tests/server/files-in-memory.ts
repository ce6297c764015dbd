// The files of an embedded database in memory: read from one database, another begins with them. A tenth of the work of
// PGlite's own copies, which are archives.
import { MemoryFS, PGlite, type PGliteOptions } from '@electric-sql/pglite';

export interface StoredFile {
  readonly path: string;
  readonly mode: number;
  /** Folders have none. */
  readonly content?: Uint8Array;
}

/** What is used here of the file system that PGlite brings along. */
interface FileSystem {
  stat(path: string): { readonly mode: number };
  isDir(mode: number): boolean;
  readdir(path: string): readonly string[];
  readFile(path: string): Uint8Array;
  writeFile(path: string, content: Uint8Array, options: { readonly mode: number }): void;
  mkdir(path: string, mode: number): void;
  analyzePath(path: string): { readonly exists: boolean };
}

const dataFolder = '/pglite/data';

export class FilesInMemory extends MemoryFS {
  readonly #begin: readonly StoredFile[];

  constructor(begin: readonly StoredFile[] = []) {
    super();
    this.#begin = begin;
  }

  /** Emscripten's module of the open database. */
  get module(): unknown {
    if (!this.pg) throw new Error('The database is not open yet');
    return this.pg.Module;
  }

  get #system(): FileSystem {
    return (this.module as { readonly FS: FileSystem }).FS;
  }

  override initialSyncFs(): Promise<void> {
    const system = this.#system;
    for (const { path, mode, content } of this.#begin)
      if (content) system.writeFile(path, content, { mode });
      else if (!system.analyzePath(path).exists) system.mkdir(path, mode);
    return Promise.resolve();
  }

  /** Only whole after a checkpoint. */
  read(folder = dataFolder): StoredFile[] {
    const { mode } = this.#system.stat(folder);
    const names = this.#system.readdir(folder).filter((name) => name !== '.' && name !== '..');
    return [{ path: folder, mode }, ...names.flatMap((name) => this.#readOne(`${folder}/${name}`))];
  }

  #readOne(path: string): StoredFile[] {
    const { mode } = this.#system.stat(path);
    return this.#system.isDir(mode) ? this.read(path) : [{ path, mode, content: this.#system.readFile(path) }];
  }
}

/**
 * Small, because most of a test's database is never read and every megabyte takes time to make. Plans are made once: the
 * usual way plans the first five uses of each statement anew, and a test's bank seldom lives longer.
 */
export const smallDatabase: PGliteOptions = {
  startParams: [...PGlite.defaultStartParams, '-c', 'shared_buffers=16MB', '-c', 'plan_cache_mode=force_generic_plan'],
  initDbStartParams: ['--wal-segsize=1'],
};
