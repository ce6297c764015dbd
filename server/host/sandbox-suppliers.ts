// The suppliers that the bulk file of the sandbox pays. The file and the host must use the same names.
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
