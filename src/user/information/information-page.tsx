import type { ReactNode } from 'react';
import { useMatches } from 'react-router-dom';
import type { ScreenHandle } from '../../components/shell/screen-route.ts';
import { useTexts } from '../../components/text/use-texts.ts';
import { PageHeader } from '../../ui/page-header.tsx';

/** Every page of information: its title and one sentence that says how to read it. */
export function InformationPage({ intro, children }: { readonly intro: string; readonly children: ReactNode }) {
  const screens = useTexts('screens');
  const handle = useMatches().at(-1)?.handle as ScreenHandle | undefined;
  return (
    <>
      <PageHeader title={handle ? screens(handle.title) : ''} description={intro} />
      {children}
    </>
  );
}
