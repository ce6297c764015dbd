// The widget library has texts in 34 languages, without Indonesian. The build keeps English and adds our Indonesian.
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const words = fileURLToPath(new URL('../../src/ui/widget-words.ts', import.meta.url));
const englishImport = /from\s+"([^"]*en-US\.mjs)"/;

export function twoLanguages(): Plugin {
  return {
    name: 'two-languages-of-widgets',
    enforce: 'pre',
    transform(code, file) {
      const english = file.includes('intlStrings') ? englishImport.exec(code)?.[1] : undefined;
      if (!english) return undefined;
      return `import english from ${JSON.stringify(english)};
import { widgetWords } from ${JSON.stringify(words)};
export default { 'en-US': widgetWords(english, 'en-US'), 'id-ID': widgetWords(english, 'id-ID') };`;
    },
  };
}
