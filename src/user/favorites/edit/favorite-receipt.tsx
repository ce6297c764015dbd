import { Link } from 'react-router-dom';
import { getRequest } from '../../../../generated/calls/requests.ts';
import type { FavoriteForm, SubmitReceipt } from '../../../../generated/types.ts';
import { useRead } from '../../../api/read.ts';
import { isOver, RouteLine } from '../../../components/route/route-line.tsx';
import { CodeNamesProvider } from '../../../components/text/code-names.tsx';
import { useFormat } from '../../../components/text/use-format.ts';
import { useTexts } from '../../../components/text/use-texts.ts';
import { paths } from '../../../paths.ts';
import { buttonClass } from '../../../ui/button-class.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { CopyButton } from '../../../ui/copy-button.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { FavoriteFacts } from '../../../components/favorite-form/favorite-facts.tsx';
import { FavoriteStatus } from '../favorite-status.tsx';

interface FavoriteReceiptProps {
  readonly receipt: SubmitReceipt;
  readonly form: FavoriteForm;
  readonly onNew?: () => void;
}

function textOf({ route }: SubmitReceipt) {
  if (route.stages.length === 0) return 'receipt.single';
  return isOver(route) ? 'receipt.over' : 'receipt.text';
}

/** The receipt of a submitted favorite: its reference and who acts next. It cannot be paid before it is approved. */
export function FavoriteReceipt({ receipt, form, onNew }: FavoriteReceiptProps) {
  const t = useTexts('favorites');
  const common = useTexts('common');
  const format = useFormat();
  const { refNo, taskId, status, route, submittedAt } = receipt;
  const { data, isLoading } = useRead(getRequest, { body: { refNo, taskId, menuAccess: 'FAV' } });
  const names = data?.transaction.codeNames;
  return (
    <>
      <PageHeader
        title={t('receipt.title')}
        tag={<FavoriteStatus status={status} />}
        description={t(textOf(receipt), { name: form.favoriteName })}
        actions={
          <Link
            to={paths.transactionInProcess({ taskId, refNo, menuAccess: 'FAV' })}
            className={buttonClass('primary')}
          >
            {t('receipt.open')}
          </Link>
        }
      />
      <Card className="flex flex-col gap-4">
        <p role="status" className="flex flex-wrap items-center gap-2">
          <span className="text-ink-soft">{common('word.reference')}</span>
          <span className="figures text-xl font-bold">{refNo}</span>
          <CopyButton text={refNo} label={common('action.copy')} copiedLabel={common('action.copied')} />
          <span className="figures text-sm text-ink-soft">{format.moment(submittedAt)}</span>
        </p>
        <CodeNamesProvider names={names} isAwaited={isLoading}>
          <FavoriteFacts form={form} />
        </CodeNamesProvider>
      </Card>
      {route.stages.length > 0 && <RouteLine route={route} />}
      <div className="flex flex-wrap gap-2">
        <Link to={paths.favorites} className={buttonClass('quiet')}>
          {t('receipt.list')}
        </Link>
        {onNew && (
          <Button variant="quiet" icon="plus" onPress={onNew}>
            {t('receipt.new')}
          </Button>
        )}
      </div>
    </>
  );
}
