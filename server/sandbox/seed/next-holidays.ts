// The holidays of 2027, so that a sandbox whose clock goes past the New Year has working days. A bank enters the joint
// decree itself when it is announced.
import type { Database } from '../../db/database.ts';

const source = 'Sandbox sample';

const holidays = [
  ['2027-01-01', 'public-holiday', "New Year's Day", 'Tahun Baru 2027 Masehi'],
  ['2027-01-05', 'public-holiday', 'Ascension of the Prophet Muhammad', 'Isra Mikraj Nabi Muhammad S.A.W.'],
  ['2027-02-06', 'public-holiday', 'Lunar New Year', 'Tahun Baru Imlek 2578 Kongzili'],
  ['2027-03-08', 'public-holiday', 'Nyepi, Day of Silence', 'Hari Suci Nyepi (Tahun Baru Saka 1949)'],
  ['2027-03-09', 'joint-leave', 'Joint leave for Eid al-Fitr', 'Cuti bersama Idulfitri 1448 Hijriah'],
  ['2027-03-10', 'public-holiday', 'Eid al-Fitr', 'Idulfitri 1448 Hijriah'],
  ['2027-03-11', 'public-holiday', 'Eid al-Fitr, second day', 'Idulfitri 1448 Hijriah, hari kedua'],
  ['2027-03-12', 'joint-leave', 'Joint leave for Eid al-Fitr', 'Cuti bersama Idulfitri 1448 Hijriah'],
  ['2027-03-26', 'public-holiday', 'Good Friday', 'Wafat Yesus Kristus'],
  ['2027-03-28', 'public-holiday', 'Easter Sunday', 'Kebangkitan Yesus Kristus (Paskah)'],
  ['2027-05-01', 'public-holiday', 'Labour Day', 'Hari Buruh Internasional'],
  ['2027-05-06', 'public-holiday', 'Ascension Day', 'Kenaikan Yesus Kristus'],
  ['2027-05-07', 'joint-leave', 'Joint leave for Ascension Day', 'Cuti bersama Kenaikan Yesus Kristus'],
  ['2027-05-16', 'public-holiday', 'Eid al-Adha', 'Iduladha 1448 Hijriah'],
  ['2027-05-20', 'public-holiday', 'Vesak Day', 'Hari Raya Waisak 2571 BE'],
  ['2027-06-01', 'public-holiday', 'Pancasila Day', 'Hari Lahir Pancasila'],
  ['2027-06-06', 'public-holiday', 'Islamic New Year', 'Tahun Baru Islam 1449 Hijriah'],
  ['2027-08-15', 'public-holiday', 'Birthday of the Prophet Muhammad', 'Maulid Nabi Muhammad S.A.W.'],
  ['2027-08-17', 'public-holiday', 'Independence Day', 'Hari Kemerdekaan'],
  ['2027-12-24', 'joint-leave', 'Joint leave for Christmas', 'Cuti bersama Hari Raya Natal'],
  ['2027-12-25', 'public-holiday', 'Christmas Day', 'Hari Raya Natal'],
] as const;

export async function seedNextHolidays(db: Database): Promise<void> {
  await db.insertInto('calendars').values({ known_from: '2027-01-01', known_until: '2027-12-31', source }).execute();
  const rows = holidays.map(([day, kind, name_en, name_id]) => ({ day, kind, name_en, name_id, source }));
  await db.insertInto('holidays').values(rows).execute();
}
