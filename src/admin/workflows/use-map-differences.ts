// The differences between two versions of a map, row by row. A row keeps its id when it is renamed.
import type { ShownChange } from '../../components/deciding/change-list.tsx';
import { useTexts } from '../../components/text/use-texts.ts';
import { rowParts, useRowParts } from './row-parts.ts';
import type { RowValues } from '../../components/map-check/row-values.ts';
import type { MapValues } from './workflow-map.ts';

const nameChange = (
  id: string,
  label: string,
  old: { readonly name: string } | null | undefined,
  fresh: { readonly name: string } | undefined,
): ShownChange => ({ id, label, before: old?.name ?? null, after: fresh?.name ?? null });

export function useMapDifferences(): (before: MapValues | null, after: MapValues) => ShownChange[] {
  const t = useTexts('workflows');
  const words = useTexts('administration');
  const partsOf = useRowParts();

  function ofRow(old: RowValues | undefined, fresh: RowValues | undefined): ShownChange[] {
    const row = (old ?? fresh)?.name ?? '';
    const [was, is] = [old && partsOf(old), fresh && partsOf(fresh)];
    const label = (field: string) => words(old ? 'field.ofRow' : 'field.ofAddedRow', { row, field });
    const id = old?.id ?? `new ${row}`;
    const name = nameChange(`${id} name`, label(words('field.name')), old, fresh);
    const parts = rowParts.map((part) => ({
      id: `${id} ${part}`,
      label: label(words(`field.${part}`)),
      before: was?.[part] ?? null,
      after: is?.[part] ?? null,
    }));
    return [name, ...parts].filter((change) => change.before !== change.after);
  }

  return (before, after) => {
    const old = before?.approvalList ?? [];
    const kept = old.flatMap((row) =>
      ofRow(
        row,
        after.approvalList.find(({ id }) => id === row.id),
      ),
    );
    const known = new Set(old.map(({ id }) => id));
    const added = after.approvalList.filter(({ id }) => id === null || !known.has(id));
    const name = { id: 'name', label: t('map.name'), before: before?.name ?? null, after: after.name };
    return [...(name.before === name.after ? [] : [name]), ...kept, ...added.flatMap((row) => ofRow(undefined, row))];
  };
}
