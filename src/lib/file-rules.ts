// Decides which of the chosen files are accepted, and the reason for each rejected one.
export interface FileFacts {
  readonly name: string;
  readonly size: number;
}

export interface FileRules {
  /** With the dot, such as .csv. */
  readonly endings: readonly string[];
  readonly mostBytes: number;
  readonly mostFiles: number;
}

export type FileFault = 'fileWrongType' | 'fileTooBig' | 'fileEmpty' | 'fileTwice' | 'fileTooMany';

export interface TakenFiles<Taken extends FileFacts> {
  readonly kept: Taken[];
  readonly refused: readonly { readonly name: string; readonly fault: FileFault }[];
}

export const USUAL_FILES: FileRules = { endings: ['.csv', '.txt'], mostBytes: 5 * 1024 * 1024, mostFiles: 10 };

const sameName = (one: FileFacts, other: FileFacts) => one.name.toLowerCase() === other.name.toLowerCase();

function faultOf(file: FileFacts, kept: readonly FileFacts[], rules: FileRules): FileFault | undefined {
  if (!rules.endings.some((ending) => file.name.toLowerCase().endsWith(ending))) return 'fileWrongType';
  if (file.size === 0) return 'fileEmpty';
  if (file.size > rules.mostBytes) return 'fileTooBig';
  if (kept.some((other) => sameName(other, file))) return 'fileTwice';
  return kept.length >= rules.mostFiles ? 'fileTooMany' : undefined;
}

export function takeFiles<Taken extends FileFacts>(
  before: readonly Taken[],
  added: readonly Taken[],
  rules: FileRules,
): TakenFiles<Taken> {
  const kept = [...before];
  const refused: { name: string; fault: FileFault }[] = [];
  for (const file of added) {
    const fault = faultOf(file, kept, rules);
    if (fault) refused.push({ name: file.name, fault });
    else kept.push(file);
  }
  return { kept, refused };
}
