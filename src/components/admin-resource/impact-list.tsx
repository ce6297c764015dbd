// Lists the users and records that a change affects.
import type { ReactNode } from 'react';
import type { ChangeImpact, ImpactNote } from '../../../generated/types.ts';
import { Banner } from '../../ui/banner.tsx';
import { Section } from '../../ui/section.tsx';
import { useFieldText } from '../failure/use-failure-words.ts';
import type { TextKey } from '../text/namespaces.ts';
import { useTexts } from '../text/use-texts.ts';
import { HinderingTasks } from './hindering-tasks.tsx';
import { TouchedRequests } from './touched-requests.tsx';

const MOST_NAMES = 5;

function Names({ names }: { readonly names: readonly string[] }) {
  const t = useTexts('administration');
  const more = names.length - MOST_NAMES;
  return (
    <span className="block text-sm text-ink-soft">
      {names.slice(0, MOST_NAMES).join(', ')}
      {more > 0 && ` ${t('impact.more', { count: more })}`}
    </span>
  );
}

const namesOf = (named: readonly { readonly name: string }[]) => named.map(({ name }) => name);

interface LineProps {
  readonly text: string;
  readonly names?: readonly string[];
  readonly children?: ReactNode;
}

function Line({ text, names = [], children }: LineProps) {
  return (
    <li className="py-1.5">
      <span className="font-medium">{text}</span>
      {names.length > 0 && <Names names={names} />}
      {children}
    </li>
  );
}

/** What makers read of a step without people sends them to an administrator, who reads this. */
const ofSteps: Partial<Record<ImpactNote['code'], TextKey<'administration'>>> = {
  '85': 'impact.noApprover',
  '86': 'impact.noReleaser',
  '87': 'impact.noVerifier',
};

export function ImpactNotes({ notes }: { readonly notes: readonly ImpactNote[] }) {
  const t = useTexts('administration');
  const fieldText = useFieldText();
  const textOf = ({ code, parameters }: ImpactNote) => {
    const ofStep = ofSteps[code];
    return ofStep ? t(ofStep) : fieldText({ code, ...(parameters && { parameters }) });
  };
  return notes.map((note) => (
    <div key={note.code}>
      {textOf(note)}
      {note.tasks && <HinderingTasks tasks={note.tasks} />}
      {!note.tasks && note.about.length > 0 && (
        <span className="block text-sm text-ink-soft">{note.about.join(', ')}</span>
      )}
    </div>
  ));
}

function Warnings({ blockers, notices }: Pick<ChangeImpact, 'blockers' | 'notices'>) {
  const t = useTexts('administration');
  return (
    <>
      {blockers.length > 0 && (
        <Banner tone="refused" title={t('impact.blocked')}>
          <ImpactNotes notes={blockers} />
        </Banner>
      )}
      {notices.length > 0 && (
        <Banner tone="wait" title={t('impact.notices')}>
          <ImpactNotes notes={notices} />
        </Banner>
      )}
    </>
  );
}

type Impact = { readonly impact: ChangeImpact };

/** What hinders a change, what to know of it, and what it touches, inside a section that says so. */
export function ImpactFound({ impact }: Impact) {
  const { blockers, notices } = impact;
  const hasNotes = blockers.length + notices.length > 0;
  return (
    <>
      <Warnings blockers={blockers} notices={notices} />
      {(!hasNotes || !touchesNothing(impact)) && <Touched impact={impact} />}
    </>
  );
}

const touchesNothing = ({ subUserGroups, users, losesToken, maps, openRequests }: ChangeImpact) =>
  subUserGroups.length + users.length + losesToken.length + maps.length + openRequests === 0;

function Touched({ impact }: Impact) {
  const t = useTexts('administration');
  const { subUserGroups, users, losesToken, maps, openRequests, touchedRequests } = impact;
  const touched = [
    { id: 'subUserGroups' as const, names: namesOf(subUserGroups) },
    { id: 'users' as const, names: namesOf(users) },
    { id: 'losesToken' as const, names: namesOf(losesToken) },
    { id: 'maps' as const, names: namesOf(maps) },
  ].filter(({ names }) => names.length > 0);
  return (
    <>
      {touchesNothing(impact) && <p className="text-ink-soft">{t('impact.nothing')}</p>}
      <ul className="ruled">
        {touched.map(({ id, names }) => (
          <Line key={id} text={t(`impact.${id}`, { count: names.length })} names={names} />
        ))}
        {openRequests > 0 && (
          <Line text={t('impact.openRequests', { count: openRequests })}>
            <TouchedRequests requests={touchedRequests} total={openRequests} />
          </Line>
        )}
      </ul>
    </>
  );
}

/** The list of who loses a token says it for all of them, so the note is left out. */
const withoutTokenNote = ({ notices, losesToken }: ChangeImpact): ChangeImpact['notices'] =>
  losesToken.length === 0 ? notices : notices.filter(({ code }) => code !== 'CA-2');

export function ImpactList({ impact }: Impact) {
  const t = useTexts('administration');
  return (
    <>
      <Warnings blockers={impact.blockers} notices={withoutTokenNote(impact)} />
      <Section title={t('impact.title')} level={3}>
        <Touched impact={impact} />
      </Section>
    </>
  );
}
