// What became of each line of a csv of users, or what would become of it.
import { Link } from 'react-router-dom';
import { userFileColumns } from '../../../domain/user-file.ts';
import type { UserFileFault, UserFileLine, UserFileReceipt } from '../../../generated/types.ts';
import { taskPath } from '../../components/admin-resource/task-links.ts';
import { useFieldText } from '../../components/failure/use-failure-words.ts';
import { useTexts } from '../../components/text/use-texts.ts';
import { Banner } from '../../ui/banner.tsx';
import { Card } from '../../ui/card.tsx';
import { Section } from '../../ui/section.tsx';
import { StatusTag } from '../../ui/status-tag.tsx';
import { useColumnName, useColumnNote } from './file-columns.tsx';

/** Faults whose code has a text that does not fit the cell of a file, by column and code. */
const ownWords: Readonly<Record<string, 'noGroup' | 'twice' | 'seeColumns'>> = {
  'subUserGroup 193': 'noGroup',
  'userId FIELD_REPEATED': 'twice',
  'serialNumber FIELD_REPEATED': 'twice',
  'services FIELD_NOT_IN_LIST': 'seeColumns',
};
/** The note of the column says what these want: which company, and which token. */
const saidByNote = new Set(['userId 72', 'serialNumber FIELD_LETTERS_AND_DIGITS']);

/** Says a fault in the words of the file where the text of its code is about a field of a form. */
function useFaultText(): (fault: UserFileFault) => string {
  const t = useTexts('users');
  const fieldText = useFieldText();
  const noteOf = useColumnNote();
  return ({ column, code, parameters = {} }) => {
    const own = ownWords[`${column} ${code}`];
    if (own) return t(`file.${own}`);
    if (column === '(line)') {
      const isCount = code === 'FIELD_TOO_FEW' || code === 'FIELD_TOO_MANY';
      return isCount ? t('file.cells', { count: userFileColumns.length }) : fieldText({ code, parameters });
    }
    const isNoted = code === 'FIELD_NOT_IN_LIST' || saidByNote.has(`${column} ${code}`);
    return isNoted ? noteOf(column) : fieldText({ code, parameters });
  };
}

function Faults({ faults }: { readonly faults: readonly UserFileFault[] }) {
  const t = useTexts('users');
  const nameOf = useColumnName();
  const textOf = useFaultText();
  if (faults.length === 0) return null;
  return (
    <ul className="text-sm">
      {faults.map((fault) => (
        <li key={fault.column} className="wrap-anywhere">
          <span className="font-medium">{fault.column === '(line)' ? t('file.whole') : nameOf(fault.column)}</span>
          {': '}
          {textOf(fault)}
        </li>
      ))}
    </ul>
  );
}

function State({ result: { accepted, task } }: { readonly result: UserFileLine }) {
  const t = useTexts('users');
  if (!accepted) return <StatusTag tone="refused">{t('file.fault')}</StatusTag>;
  if (!task) return <StatusTag tone="done">{t('file.ok')}</StatusTag>;
  return (
    <span className="flex flex-wrap items-center gap-2">
      <Link to={taskPath(task.taskId)} className="figures underline">
        {task.refNo}
      </Link>
      <StatusTag tone="wait">{t('file.waiting')}</StatusTag>
    </span>
  );
}

function Line({ result }: { readonly result: UserFileLine }) {
  const t = useTexts('users');
  const { line, userId, name, faults, samePerson } = result;
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1 py-2.5">
      <span className="min-w-0 flex-1 basis-60">
        <span className="block font-medium wrap-anywhere">{name || userId || t('file.noId')}</span>
        <span className="figures block text-sm wrap-anywhere text-ink-soft">
          {[t('file.line', { line }), userId].filter(Boolean).join(' · ')}
        </span>
        <Faults faults={faults} />
        {samePerson.length > 0 && (
          <span className="block text-sm text-wait">{t('file.samePerson', { names: samePerson.join(', ') })}</span>
        )}
      </span>
      <State result={result} />
    </li>
  );
}

export function FileResults({ receipt }: { readonly receipt: UserFileReceipt }) {
  const t = useTexts('users');
  const { mode, accepted, refused, results } = receipt;
  const isSent = mode === 'submit';
  return (
    <>
      {accepted > 0 && <Banner tone="done" title={t(isSent ? 'file.done' : 'file.ready', { count: accepted })} />}
      {refused > 0 && (
        <Banner tone="refused" title={t(isSent ? 'file.refused' : 'file.wrong', { count: refused })} isUrgent>
          {!isSent && t('file.wrongText')} {!isSent && accepted > 0 && t('file.orOthers')}
        </Banner>
      )}
      <Card>
        <Section title={t(isSent ? 'file.sent' : 'file.checked')}>
          <ul className="-my-2 ruled">
            {results.map((result) => (
              <Line key={result.line} result={result} />
            ))}
          </ul>
        </Section>
      </Card>
    </>
  );
}
