interface HighlightProps {
  readonly text: string;
  readonly marked: string;
}

/** Marks the first match of the typed text, ignoring case. */
export function Highlight({ text, marked }: HighlightProps) {
  const start = marked ? text.toLowerCase().indexOf(marked.toLowerCase()) : -1;
  if (start < 0) return text;
  const end = start + marked.length;
  return (
    <>
      {text.slice(0, start)}
      <mark className="rounded-sm bg-wait-soft font-semibold text-ink">{text.slice(start, end)}</mark>
      {text.slice(end)}
    </>
  );
}
