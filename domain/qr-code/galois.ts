// The error correction of QR codes: Reed-Solomon codes over the field of 256 elements.
const primitive = 0x11d;

const powers: number[] = [1];
for (let exponent = 1; exponent < 255; exponent += 1) {
  const doubled = (powers[exponent - 1] ?? 0) * 2;
  powers.push(doubled > 255 ? doubled ^ primitive : doubled);
}
const logarithms = new Map(powers.map((value, exponent) => [value, exponent]));

export const powerOfTwo = (exponent: number): number => powers[exponent % 255] ?? 1;

export function multiply(one: number, other: number): number {
  const [left, right] = [logarithms.get(one), logarithms.get(other)];
  return left === undefined || right === undefined ? 0 : powerOfTwo(left + right);
}

/** The product of (x - 2^n) for all n below the degree, without its first coefficient, which is 1. */
function generator(degree: number): number[] {
  let product = [1];
  for (let exponent = 0; exponent < degree; exponent += 1) {
    const root = powerOfTwo(exponent);
    const shifted = [...product, 0];
    product = shifted.map((value, place) => value ^ multiply(product[place - 1] ?? 0, root));
  }
  return product.slice(1);
}

/** Returns the error correction bytes of a block of data. */
export function correctionOf(data: readonly number[], length: number): number[] {
  const divisor = generator(length);
  let rest = Array.from({ length }, () => 0);
  for (const byte of data) {
    const factor = byte ^ (rest[0] ?? 0);
    rest = divisor.map((value, place) => (rest[place + 1] ?? 0) ^ multiply(value, factor));
  }
  return rest;
}
