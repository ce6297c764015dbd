import { CopyButton } from './copy-button.tsx';

interface CopiedFiguresProps {
  readonly text: string;
  /** What is shown; the text itself when left out. */
  readonly shown?: string;
  readonly label: string;
  readonly copiedLabel: string;
}

/** A long number with a button that copies it, which stays beside the number on a narrow screen. */
export const CopiedFigures = ({ text, shown = text, ...labels }: CopiedFiguresProps) => (
  <span className="flex max-w-full items-center gap-2">
    <span className="figures min-w-0 text-xl font-bold break-all">{shown}</span>
    <span className="shrink-0">
      <CopyButton text={text} {...labels} />
    </span>
  </span>
);
