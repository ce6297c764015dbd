import { exportHoldings } from '../../../../generated/calls/accounts.ts';
import type { HoldingsExportRequest } from '../../../../generated/types.ts';
import { zHoldingsExportRequest } from '../../../../generated/zod.gen.ts';
import { useWrite } from '../../../api/write.ts';
import { CheckboxesField, RadioCardsField } from '../../../components/form/choice-fields.tsx';
import { FormDialog } from '../../../components/form/form-dialog.tsx';
import { useTexts } from '../../../components/text/use-texts.ts';
import { useReportStarted } from '../../../components/reports/use-report-started.ts';

export type HoldingKind = HoldingsExportRequest['accountKinds'][number];

const kinds: readonly HoldingKind[] = [
  'casa',
  'time-deposit',
  'valas',
  'loan',
  'trade-finance',
  'trade-guarantee',
  'value-chain',
  'treasury-solution',
];

interface HoldingsDialogProps {
  readonly kind: HoldingKind;
  readonly onClose: () => void;
}

export function HoldingsDialog({ kind, onClose }: HoldingsDialogProps) {
  const t = useTexts('holdings');
  const write = useWrite(exportHoldings, { refreshes: ['reports'] });
  const showStarted = useReportStarted();
  return (
    <FormDialog
      title={t('holdings.title')}
      confirmLabel={t('holdings.request')}
      onClose={onClose}
      schema={zHoldingsExportRequest}
      initial={{ accountKinds: [kind], formatType: 'CSV' }}
      onSubmit={(values) => write.send({ body: values })}
      onDone={showStarted}
    >
      <CheckboxesField
        name="accountKinds"
        label={t('holdings.kinds')}
        options={kinds.map((id) => ({ id, label: t(`holdings.${id}`) }))}
      />
      <RadioCardsField
        name="formatType"
        label={t('report.format')}
        columns={2}
        choices={[
          { id: 'PDF', label: 'PDF', description: t('report.pdf') },
          { id: 'CSV', label: 'CSV', description: t('report.csv') },
        ]}
      />
    </FormDialog>
  );
}
