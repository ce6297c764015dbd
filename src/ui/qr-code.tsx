import { darkRuns, qrModules } from '../../domain/qr-code/qr-code.ts';

interface QrCodeProps {
  readonly text: string;
  /** Says what the code contains. */
  readonly label: string;
}

const quietZone = 4;

/** Always dark on white, because many readers do not find a light code on a dark background. */
export function QrCode({ text, label }: QrCodeProps) {
  const modules = qrModules(text);
  const size = modules.length + 2 * quietZone;
  const path = darkRuns(modules).map(
    ({ row, column, length }) => `M${column + quietZone} ${row + quietZone}h${length}v1h-${length}z`,
  );
  return (
    <svg role="img" aria-label={label} viewBox={`0 0 ${size} ${size}`} className="size-40 shrink-0 rounded-md">
      <rect width={size} height={size} fill="#fff" />
      <path d={path.join('')} fill="#000" shapeRendering="crispEdges" />
    </svg>
  );
}
