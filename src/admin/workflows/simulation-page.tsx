// Who must sign a request? The question is in the address, so that it can be sent to a colleague.
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { simulateApproval } from '../../../generated/calls/workflows.ts';
import { useRead } from '../../api/read.ts';
import { Reading } from '../../components/failure/reading.tsx';
import { useScreenTitle } from '../../components/shell/use-screen-title.ts';
import { useTexts } from '../../components/text/use-texts.ts';
import { pathTo } from '../../paths.ts';
import { buttonClass } from '../../ui/button-class.ts';
import { PageHeader } from '../../ui/page-header.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { SimulationForm } from './simulation-form.tsx';
import { questionIn, queryOf, valuesIn } from './simulation-question.ts';
import { SimulationResult } from './simulation-result.tsx';

export function Component() {
  const t = useTexts('workflows');
  const screens = useTexts('screens');
  const [parameters, setParameters] = useSearchParams();
  // The answer belongs to the question in the address, not to one that is being typed.
  const [isTyping, setTyping] = useState(false);
  const history = (
    <Link to={pathTo('/admin/company-administration/configuration-history')} className={buttonClass('quiet')}>
      {screens('configurationHistory')}
    </Link>
  );
  const question = questionIn(parameters);
  const read = useRead(simulateApproval, question && { body: question });
  return (
    <>
      <PageHeader title={useScreenTitle()} description={t('simulation.intro')} actions={history} />
      <SimulationForm
        parameters={parameters}
        onType={() => setTyping(true)}
        onAsk={(values) => {
          setTyping(false);
          setParameters(queryOf(values));
        }}
      />
      {question && !isTyping && (
        <Reading read={read} skeleton={<Skeleton className="h-64 w-full" />}>
          {(found) => (
            <SimulationResult found={found} maker={valuesIn(parameters).makerName || question.sample.makerId} />
          )}
        </Reading>
      )}
    </>
  );
}
