import { Button } from '../../ui/button.tsx';
import { useTexts } from '../text/use-texts.ts';
import type { ListScreenProps } from './list-types.ts';
import { useListExport } from './use-list-export.ts';

export function ExportButton<Row>({ list }: { readonly list: ListScreenProps<Row> }) {
  const t = useTexts('common');
  const { read, run } = useListExport(list);
  const { items, total } = list.pages;
  const progress =
    total === null ? t('list.exportingOnly', { read: read ?? 0 }) : t('list.exporting', { read: read ?? 0, total });
  return (
    <Button
      variant="quiet"
      size="small"
      icon="download"
      isPending={read !== undefined}
      isDisabled={items.length === 0}
      onPress={run}
    >
      {read ? progress : t('list.export')}
    </Button>
  );
}
