// A spreadsheet takes a cell that begins like a formula for one, and an apostrophe before it makes it text. Where lists
// are separated by semicolons, as in Indonesia, a semicolon or a line end inside a cell begins another one.
const formula = /(^|[;\t\r\n])(?=["\s]*[=+\-@|\uFF1D\uFF0B\uFF0D\uFF20])/g;

export const asSpreadsheetText = (text: string): string => text.replaceAll(formula, "$1'");
