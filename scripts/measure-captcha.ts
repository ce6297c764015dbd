// npm run measure:captcha: how many of 200 captchas Tesseract reads when it knows the character set. Not a test.
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { captchaPng } from '../server/session/captcha-image.ts';
import { captchaSigns, randomText } from '../server/session/captcha-text.ts';
import { below, printFigures } from './bench/figures.ts';

const pictures = 200;
/** Tesseract's page modes: block, line, word, sparse text, raw line. */
const modes = ['6', '7', '8', '11', '13'];
const goal = 0.1;

/** The texts that Tesseract reads from the listed pictures. */
function readAll(list: string, mode: string): string[] {
  const options = [list, '-', '--psm', mode, '-c', `tessedit_char_whitelist=${captchaSigns}`];
  const pages = execFileSync('tesseract', options, { stdio: ['ignore', 'pipe', 'ignore'] })
    .toString()
    .split('\f');
  return pages.map((page) => page.replaceAll(/\s/g, '').toLowerCase());
}

async function measure(folder: string): Promise<void> {
  const texts = Array.from({ length: pictures }, randomText);
  const files = texts.map((_, index) => join(folder, `${index}.png`));
  await Promise.all(texts.map((text, index) => writeFile(files[index] ?? '', captchaPng(text))));
  const list = join(folder, 'list.txt');
  await writeFile(list, files.join('\n'));
  const read = new Set<number>();
  for (const mode of modes) {
    const right = [...readAll(list, mode).entries()].filter(([index, text]) => text === texts[index]);
    console.log(`Page segmentation ${mode}: ${right.length} of ${pictures}`);
    for (const [index] of right) read.add(index);
  }
  const figure = below('read in any of the modes', (read.size / pictures) * 100, goal * 100, '%');
  printFigures([figure]);
  process.exitCode = figure.passed ? 0 : 1;
}

if (spawnSync('tesseract', ['--version']).error) {
  console.error('Tesseract is not installed, so nothing was measured. On Debian: apt-get install tesseract-ocr');
  process.exitCode = 1;
} else {
  const folder = await mkdtemp(join(tmpdir(), 'captchas-'));
  try {
    await measure(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
