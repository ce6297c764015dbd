// Spreadsheets run a cell that begins like a formula; an apostrophe makes it text. If the list separator is a
// semicolon, as in Indonesia, a semicolon or line break inside a cell starts another cell.
const formula = /(^|[;\t\r\n])(?=["\s]*[=+\-@|\uFF1D\uFF0B\uFF0D\uFF20])/g;

export const asSpreadsheetText = (text: string): string => text.replaceAll(formula, "$1'");
