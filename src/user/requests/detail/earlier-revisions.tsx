import { useState } from 'react';
import { getRequestHistory } from '../../../../generated/calls/requests.ts';
import type { RequestDetail, RevisionHistory } from '../../../../generated/types.ts';
import { useRead } from '../../../api/read.ts';
import { Reading } from '../../../components/failure/reading.tsx';
import { HistoryTimeline } from '../../../components/history/history-timeline.tsx';
import { useFormat } from '../../../components/text/use-format.ts';
import { useTexts } from '../../../components/text/use-texts.ts';
import { Card } from '../../../ui/card.tsx';
import { Disclosure } from '../../../ui/disclosure.tsx';
import { Section } from '../../../ui/section.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { ChangeList } from './change-list.tsx';

function Revision({ one }: { readonly one: RevisionHistory }) {
  const t = useTexts('requests');
  const kinds = useTexts('kinds');
  const format = useFormat();
  const name = one.makers.map((maker) => maker.name).join(', ');
  return (
    <Section
      title={t('detail.revision', { revision: one.revision })}
      description={kinds('transfer.made', { name, moment: format.moment(one.madeAt) })}
      level={3}
    >
      {one.changes.length > 0 && <ChangeList changes={one.changes} />}
      <HistoryTimeline steps={one.steps} />
    </Section>
  );
}

/** Read only when the user opens them. */
export function EarlierRevisions({ request }: { readonly request: RequestDetail }) {
  const t = useTexts('requests');
  const [isOpen, setOpen] = useState(false);
  const { menuAccess, refNo, revision } = request;
  const read = useRead(getRequestHistory, isOpen ? { body: { menuAccess, refNo } } : null);
  return (
    <Card>
      <Disclosure title={t('detail.earlier')} isOpen={isOpen} onOpenChange={setOpen}>
        <Reading read={read} skeleton={<Skeleton className="h-40 w-full" />}>
          {({ revisions }) => (
            <div className="flex flex-col gap-5">
              {revisions
                .filter((one) => one.revision < revision)
                .map((one) => (
                  <Revision key={one.revision} one={one} />
                ))}
            </div>
          )}
        </Reading>
      </Disclosure>
    </Card>
  );
}
