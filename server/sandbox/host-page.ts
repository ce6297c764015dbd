import { formatMoment } from '../../domain/date-format.ts';
import { jakartaMoment } from '../../domain/jakarta-time.ts';
import type { Language } from '../../generated/types.ts';
import type { Database } from '../db/database.ts';
import { listScript } from '../host/script.ts';
import { readServiceNames } from '../reference/services.ts';
import { readOffset } from './clock.ts';
import { choiceOf, hostChoiceNames, scriptedServices } from './host-choices.ts';
import { hostTexts, type HostTexts } from './host-texts.ts';
import { html, type Html } from './html.ts';
import { findClockJumps, clockJumpNames, type ClockJumpName, type ClockJumps } from './clock-jumps.ts';
import { layout } from './layout.ts';
import { pageTexts } from './page-texts.ts';

export const hostPaths = {
  page: '/sandbox/host',
  script: '/sandbox/host/script',
  clearScript: '/sandbox/host/script/clear',
  setClock: '/sandbox/host/clock',
  jump: '/sandbox/host/clock/jump',
  resetClock: '/sandbox/host/clock/reset',
} as const;

type Names = ReadonlyMap<string, string>;
type Line = Awaited<ReturnType<typeof listScript>>[number];

const options = (values: readonly string[], textOf: (value: string) => string) =>
  values.map((value) => html`<option value="${value}">${textOf(value)}</option>`);

function lineRow(line: Line, names: Names, texts: HostTexts): Html {
  const choice = choiceOf(line);
  const service = line.service === null ? texts.anyService : (names.get(line.service) ?? line.service);
  return html`<tr>
    <td>${service}</td>
    <td>${choice ? texts[choice] : `${line.operation}: ${JSON.stringify(line.answer)}`}</td>
  </tr>`;
}

function scriptTable(lines: readonly Line[], names: Names, texts: HostTexts): Html {
  if (lines.length === 0) return html`<p class="facts">${texts.noLines}</p>`;
  return html`<div class="wide">
      <table>
        <thead>
          <tr>
            <th scope="col">${texts.operation}</th>
            <th scope="col">${texts.answer}</th>
          </tr>
        </thead>
        <tbody>
          ${lines.map((line) => lineRow(line, names, texts))}
        </tbody>
      </table>
    </div>
    <form method="post" action="${hostPaths.clearScript}"><button class="quiet">${texts.clearScript}</button></form>`;
}

const scriptSection = (lines: readonly Line[], names: Names, texts: HostTexts) =>
  html`<section>
    <h2>${texts.scriptHeading}</h2>
    <p>${texts.scriptHelp}</p>
    ${scriptTable(lines, names, texts)}
    <form method="post" action="${hostPaths.script}" class="row">
      <label>
        ${texts.operation}
        <select name="service">
          ${options(scriptedServices, (service) => names.get(service) ?? service)}
        </select>
      </label>
      <label>
        ${texts.answer}
        <select name="choice">
          ${options(hostChoiceNames, (name) => texts[name as keyof HostTexts])}
        </select>
      </label>
      <button>${texts.addLine}</button>
    </form>
  </section>`;

function jumpButton(name: ClockJumpName, to: Date | undefined, language: Language): Html {
  const texts = hostTexts[language];
  const moment = to ? formatMoment(to.getTime(), language) : texts.noSuchDay;
  const disabled = to ? html`` : html` disabled`;
  return html`<button name="to" value="${name}" ${disabled}>${texts[name]}<small>${moment}</small></button>`;
}

/** Formats a time for an input of type datetime-local. */
function fieldValue(time: Date): string {
  const { date, time: ofDay } = jakartaMoment(time.getTime());
  return `${date}T${ofDay}`;
}

function movedNote(offset: number, language: Language): Html {
  const texts = hostTexts[language];
  if (offset === 0) return html`<p class="facts">${texts.rightTime}</p>`;
  return html`<p class="facts">${texts.movedTime} ${formatMoment(Date.now(), language)}.</p>
    <form method="post" action="${hostPaths.resetClock}"><button class="quiet">${texts.resetClock}</button></form>`;
}

function clockSection(offset: number, jumps: ClockJumps, language: Language): Html {
  const texts = hostTexts[language];
  const now = new Date(Date.now() + offset);
  return html`<section>
    <h2>${texts.clockHeading}</h2>
    <p><output>${formatMoment(now.getTime(), language)}</output></p>
    ${movedNote(offset, language)}
    <p>${texts.clockHelp}</p>
    <form method="post" action="${hostPaths.setClock}" class="row">
      <label>
        ${texts.newTime}
        <input type="datetime-local" name="time" value="${fieldValue(now)}" required />
      </label>
      <button>${texts.setTime}</button>
    </form>
    <h3>${texts.jumps}</h3>
    <form method="post" action="${hostPaths.jump}" class="choices">
      ${clockJumpNames.map((name) => jumpButton(name, jumps[name], language))}
    </form>
  </section>`;
}

export async function hostPage(db: Database, language: Language): Promise<string> {
  const texts = hostTexts[language];
  const offset = await readOffset(db);
  const jumps = await findClockJumps(db, new Date(Date.now() + offset));
  const script = scriptSection(await listScript(db), await readServiceNames(db, language), texts);
  const content = html`${script} ${clockSection(offset, jumps, language)}`;
  return layout({ language, heading: pageTexts[language].host, content });
}
