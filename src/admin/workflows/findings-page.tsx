import { Link } from 'react-router-dom';
import { Findings } from '../../components/set-up-findings/findings.tsx';
import { useScreenTitle } from '../../components/shell/use-screen-title.ts';
import { useTexts } from '../../components/text/use-texts.ts';
import { pathTo } from '../../paths.ts';
import { Banner } from '../../ui/banner.tsx';
import { buttonClass } from '../../ui/button-class.ts';
import { PageHeader } from '../../ui/page-header.tsx';

/** The set-up in force, without a draft of a change. */
const asItIs = {};

export function Component() {
  const t = useTexts('workflows');
  const screens = useTexts('screens');
  const simulate = (
    <>
      <Link to={pathTo('/admin/company-administration/configuration-history')} className={buttonClass('quiet')}>
        {screens('configurationHistory')}
      </Link>
      <Link to={pathTo('/admin/company-administration/approval-simulation')} className={buttonClass('quiet')}>
        {screens('approvalSimulation')}
      </Link>
    </>
  );
  return (
    <>
      <PageHeader title={useScreenTitle()} description={t('finding.intro')} actions={simulate} />
      <Findings
        request={asItIs}
        title={t('finding.found')}
        none={<Banner tone="done" title={t('finding.noneInForce')} />}
      />
    </>
  );
}
