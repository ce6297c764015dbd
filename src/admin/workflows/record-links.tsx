import { Link } from 'react-router-dom';
import type { RecordReference } from '../../../generated/types.ts';
import { useTexts } from '../../components/text/use-texts.ts';

interface RecordLinksProps {
  readonly records: readonly RecordReference[];
  hrefOf(id: string): string;
}

export function RecordLinks({ records, hrefOf }: RecordLinksProps) {
  const common = useTexts('common');
  if (records.length === 0) return <p className="text-ink-soft">{common('word.none')}</p>;
  return (
    <ul className="ruled">
      {records.map(({ id, name }) => (
        <li key={id} className="py-2">
          <Link to={hrefOf(id)} className="link font-medium wrap-anywhere">
            {name}
          </Link>
        </li>
      ))}
    </ul>
  );
}
