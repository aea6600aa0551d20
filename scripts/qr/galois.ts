/** Arithmetic of the field with 256 elements that QR codes use (ISO/IEC 18004; polynomial x⁸ + x⁴ + x³ + x² + 1). */
const PRIMITIVE = 0x11d;

const powers = new Uint8Array(255);
const logarithms = new Uint8Array(256);
for (let exponent = 0, value = 1; exponent < 255; exponent++) {
  powers[exponent] = value;
  logarithms[value] = exponent;
  value = value << 1 > 255 ? (value << 1) ^ PRIMITIVE : value << 1;
}

const power = (exponent: number): number => powers[exponent % 255] ?? 0;
const multiply = (a: number, b: number): number => (a && b ? power((logarithms[a] ?? 0) + (logarithms[b] ?? 0)) : 0);

/** The generator polynomial of a degree, highest coefficient (always 1) left out. */
function generator(degree: number): number[] {
  let polynomial = [1];
  for (let root = 0; root < degree; root++) {
    const next = [...polynomial, 0];
    for (const [index, coefficient] of polynomial.entries())
      next[index + 1] = (next[index + 1] ?? 0) ^ multiply(coefficient, power(root));
    polynomial = next;
  }
  return polynomial.slice(1);
}

/** Reed–Solomon check words of a block. */
export function checkWords(data: readonly number[], count: number): number[] {
  const divisor = generator(count);
  const rest = Array.from({ length: count }, () => 0);
  for (const word of data) {
    const factor = word ^ (rest.shift() ?? 0);
    rest.push(0);
    for (const [index, coefficient] of divisor.entries()) rest[index] = (rest[index] ?? 0) ^ multiply(coefficient, factor);
  }
  return rest;
}
