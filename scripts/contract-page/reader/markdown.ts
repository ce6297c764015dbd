// The subset of Markdown that the contract's descriptions use: paragraphs, lists, tables, code and bold.
import { code, element, type Child } from './elements.ts';

const inline = (text: string): Child[] =>
  text.split(/(`[^`]+`|\*\*[^*]+\*\*)/).map((part) => {
    if (part.startsWith('`')) return code(part.slice(1, -1));
    return part.startsWith('**') ? element('b', {}, part.slice(2, -2)) : part;
  });

const cells = (row: readonly string[], tag: 'td' | 'th') => row.map((cell) => element(tag, {}, inline(cell)));

function table(lines: readonly string[]): HTMLElement {
  const rows = lines
    .filter((line) => !/^\|[\s|:-]+$/.test(line))
    .map((line) => line.replaceAll(/^\|\s*|\s*\|$/g, '').split(/\s*\|\s*/));
  return element(
    'table',
    {},
    rows.map((row, index) => element('tr', {}, cells(row, index === 0 ? 'th' : 'td'))),
  );
}

function list(block: string): HTMLElement {
  const items = block.split(/\n(?=- )/).map((item) => element('li', {}, inline(item.slice(2))));
  return element('ul', {}, items);
}

function blockOf(block: string): HTMLElement {
  if (block.startsWith('- ')) return list(block);
  if (block.startsWith('|')) return table(block.split('\n'));
  return element('p', {}, inline(block));
}

export const markdown = (text: string): HTMLElement[] =>
  text
    .trim()
    .split(/\n\s*\n/)
    .filter((block) => block !== '')
    .map(blockOf);
