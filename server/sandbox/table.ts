import { html, type Html } from './html.ts';

/** The table scrolls horizontally in a narrow window. */
export const table = (columns: readonly string[], rows: readonly Html[]) =>
  html`<div class="wide">
    <table>
      <thead>
        <tr>
          ${columns.map((column) => html`<th scope="col">${column}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${rows}
      </tbody>
    </table>
  </div>`;
