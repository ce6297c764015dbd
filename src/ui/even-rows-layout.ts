import { LayoutInfo, Rect, TableLayout } from 'react-aria-components';

type Layout = TableLayout<object>;
type Node = Parameters<Layout['buildRow']>[0];

/**
 * All rows are as tall as the tallest of the first ones, so where each one is can be reckoned.
 * Measuring every row that comes, and walking through all of them with every step, would hold up the scroll.
 */
export class EvenRowsLayout extends TableLayout<object> {
  #tallest = 0;
  #collection: unknown;
  #rows: readonly Node[] = [];

  override updateItemSize(...[key, size]: Parameters<Layout['updateItemSize']>): boolean {
    const isTaller = size.height > this.#tallest;
    this.#tallest = Math.max(size.height, this.#tallest);
    return super.updateItemSize(key, size) || isTaller;
  }

  override update(change: Parameters<Layout['update']>[0]): void {
    if (change.sizeChanged) this.#tallest = 0;
    if (change.itemSizeChanged) this.layoutNodes.clear();
    super.update(change);
  }

  // What was laid out for an earlier step stays laid out.
  protected override layoutIfNeeded(rect: Rect): void {
    super.layoutIfNeeded(rect);
    this.validRect = this.requestedRect.copy();
  }

  protected override getEstimatedRowHeight(): number {
    return this.#tallest || super.getEstimatedRowHeight();
  }

  protected override buildCell(...place: Parameters<Layout['buildCell']>) {
    const cell = super.buildCell(...place);
    if (this.#tallest === 0) return cell;
    cell.layoutInfo.rect.height = this.#tallest;
    cell.layoutInfo.estimatedSize = false;
    return cell;
  }

  protected override buildRowGroup(y: number, body: Node) {
    const { requestedRect } = this;
    const rows = this.#rowsOf(body);
    const height = this.getEstimatedRowHeight();
    const first = Math.max(Math.floor((requestedRect.y - y) / height), 0);
    const shown = rows.slice(first, Math.max(Math.ceil((requestedRect.maxY - y) / height), first));
    const children = shown.map((row, index) => {
      const child = this.buildChild(row, 0, y + (first + index) * height, body.key);
      return Object.assign(child, { index });
    });
    const rect = new Rect(0, y, children[0]?.layoutInfo.rect.width ?? 0, rows.length * height);
    const layoutInfo = new LayoutInfo('rowgroup', body.key, rect);
    return { layoutInfo, children, validRect: rect.intersection(requestedRect), node: body };
  }

  #rowsOf(body: Node): readonly Node[] {
    const { collection } = this;
    if (this.#collection !== collection) this.#rows = [...(collection.getChildren?.(body.key) ?? [])] as Node[];
    this.#collection = collection;
    return this.#rows;
  }
}
