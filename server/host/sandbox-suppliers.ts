// The accounts of the suppliers whom the sandbox's bulk file pays: the file and the payees' banks name them alike.
export interface SupplierAccount {
  readonly accountNumber: string;
  readonly name: string;
}

const firstNumber = 5_270_400_100;
const numbersApart = 37;
const names = [
  'CV Sinar Jaya Abadi',
  'PT Kemasan Prima',
  'PT Cepat Logistik Nusantara',
  'UD Makmur Sentosa',
  'CV Karya Mandiri',
  'PT Baja Utama',
  'Toko Sumber Rejeki',
  'PT Tinta Warna',
  'CV Palet Kayu',
  'PT Mitra Logistik Utama',
  'PT Plastik Indah',
  'CV Roda Perkasa',
  'PT Kimia Lestari',
  'UD Tani Subur',
  'PT Elektro Daya',
  'CV Bintang Timur',
  'PT Angkasa Kargo',
  'PT Gudang Raya',
  'CV Anugerah Teknik',
  'PT Solar Niaga',
  'PT Kertas Putih',
  'CV Mesin Jaya',
  'PT Label Cetak',
  'UD Berkah Bersama',
  'PT Samudra Pasok',
];

export const suppliers: readonly SupplierAccount[] = names.map((name, index) => ({
  accountNumber: String(firstNumber + index * numbersApart),
  name,
}));
