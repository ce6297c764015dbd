// How what PostgreSQL sends as text becomes values.
import pg from 'pg';

const types = { date: 1082, bigint: 20, moment: 1184, texts: 1009 };

const readMoment: (text: string) => Date = pg.types.getTypeParser(types.moment);
const readTexts: (text: string) => string[] = pg.types.getTypeParser(types.texts);

// Nearly all moments and lists look like this, and pg's own reading of them takes several times as long.
const momentOf = (text: string) =>
  text.endsWith('+00') && text[10] === ' ' ? new Date(`${text.slice(0, 10)}T${text.slice(11, -3)}Z`) : readMoment(text);
const textsOf = (text: string) =>
  text === '{}' || text.includes('"') || text.includes('NULL') ? readTexts(text) : text.slice(1, -1).split(',');

// Days stay text and counts become numbers; numeric keeps pg's own reading (text).
export function readTypes(): { getTypeParser: typeof pg.types.getTypeParser } {
  const parsers = new pg.TypeOverrides();
  parsers.setTypeParser(types.date, (text: string) => text);
  parsers.setTypeParser(types.bigint, Number);
  parsers.setTypeParser(types.moment, momentOf);
  parsers.setTypeParser(types.texts, textsOf);
  return parsers;
}
