// The text of each code, as ErrorCatalogue has it in x-texts.
import type { JsonSchema, OpenApiDocument } from '../../server/contract/document.ts';

export type TextLanguage = 'en' | 'id';
type Shown = Readonly<Record<string, string>>;

/** Returns the text of a code with its parameters filled in, or undefined for a code without texts. */
export type TextOfCode = (code: string, language: TextLanguage, parameters: Shown) => string | undefined;

export function textsOf(document: OpenApiDocument): TextOfCode {
  const { properties = {} } = (document.components.schemas['ErrorCatalogue'] ?? {}) as {
    readonly properties?: Readonly<Record<string, JsonSchema>>;
  };
  return (code, language, parameters) => {
    const texts = properties[code]?.['x-texts'] as Readonly<Record<TextLanguage, { description: string }>> | undefined;
    return texts?.[language].description.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => parameters[name] ?? '');
  };
}
