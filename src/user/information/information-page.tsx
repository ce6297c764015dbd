import type { ReactNode } from 'react';
import { useMatches } from 'react-router-dom';
import type { ScreenHandle } from '../../components/shell/screen-route.ts';
import { useTexts } from '../../components/text/use-texts.ts';
import { PageHeader } from '../../ui/page-header.tsx';

interface InformationPageProps {
  readonly intro: string;
  /** Empty until it is known; the line keeps its height. */
  readonly asOf?: string;
  readonly children: ReactNode;
}

/** The frame of every information page: its title and a sentence that explains it. */
export function InformationPage({ intro, asOf, children }: InformationPageProps) {
  const screens = useTexts('screens');
  const handle = useMatches().at(-1)?.handle as ScreenHandle | undefined;
  const description = (
    <>
      {intro} {asOf !== undefined && <span className="block min-h-lh">{asOf}</span>}
    </>
  );
  return (
    <>
      <PageHeader title={handle ? screens(handle.title) : ''} description={description} />
      {children}
    </>
  );
}
