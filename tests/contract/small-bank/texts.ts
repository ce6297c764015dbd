// The answers of the small bank are examples in English for a maker; this makes them those of the reader who asked.
import { ownTexts } from '../../../scripts/conformance/answer-texts.ts';
import type { TextLanguage } from '../../../scripts/conformance/code-texts.ts';
import { isFields, itemsOf, nameOf, propertiesOf } from '../../../scripts/conformance/seen.ts';
import { resolve, type JsonSchema, type OpenApiDocument } from '../../../server/contract/document.ts';

export interface Viewer {
  readonly language: TextLanguage;
  /** An approver of the administration, who is offered no actions. */
  readonly isApprover: boolean;
  /** A maker of the administration, who decides on no task. */
  readonly isMaker: boolean;
}

const statusFor = ({ isMaker }: Viewer, schema: JsonSchema, value: unknown) =>
  isMaker && nameOf(schema) === 'AdminTaskStatus' && value === 'To Approve' ? 'Pending Approval' : value;

function shownItems(document: OpenApiDocument, schema: JsonSchema, value: readonly unknown[], viewer: Viewer): unknown {
  const items = itemsOf(document, schema);
  if (!items) return value;
  if (viewer.isApprover && nameOf(items) === 'RecordAction') return [];
  return value.map((one) => shownTo(document, items, one, viewer));
}

export function shownTo(document: OpenApiDocument, given: JsonSchema, value: unknown, viewer: Viewer): unknown {
  const schema = resolve<JsonSchema>(document, given);
  if (Array.isArray(value)) return shownItems(document, schema, value, viewer);
  if (!isFields(value)) return statusFor(viewer, given, value);
  const properties = propertiesOf(document, schema);
  const entries = Object.entries(value).map(([name, one]) => {
    const property = properties[name];
    return [name, property ? shownTo(document, property, one, viewer) : one];
  });
  return { ...Object.fromEntries(entries), ...Object.fromEntries(ownTexts(document, schema, value, viewer.language)) };
}
