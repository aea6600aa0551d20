import { describe, expect, it } from 'vitest';
import { dialledPhone, foldDigits } from './dialled-phone.ts';

describe('what is dialled of a typed number', () => {
  it.each([
    ['9876543210', '9876543210'],
    [' 98765 43210 ', '9876543210'],
    ['(98765) 43.210', '9876543210'],
    ['98765\u201343210', '9876543210'],
    ['\u202A+91\u00A098765\u00A043210\u202C', '+919876543210'],
    ['\uFF0B91 ٩٨٧٦٥٤٣٢١٠', '+919876543210'],
    ['+44 (0)20 7946 0018', '+442079460018'],
    ['(+44) (0)20 7946 0018', '+442079460018'],
    ['(020) 7946 0018', '02079460018'],
    ['971501234567+', '+971501234567'],
    ['+91 +91 98765 43210', '+919876543210'],
    ['Tel. 080 4123 4567', '08041234567'],
    ['WhatsApp: +91 98765 43210', '+919876543210'],
    ['wa.me/919876543210', '+919876543210'],
    ['https://wa.me/+919876543210', '+919876543210'],
    ['whatsapp://send?phone=919876543210&text=Hello%202', '+919876543210'],
    ['tel://08041234567', '08041234567'],
    ['Phone number: 080 4123 4567.', '08041234567'],
    ['N° 06 12 34 56 78', '0612345678'],
    ['الواتساب +966501234567', '+966501234567'],
    ['O98765 4321o', '09876543210'],
  ])('%j is %s', (typed, number) => {
    expect(dialledPhone(typed)).toMatchObject({ number, extension: '' });
  });

  it.each([
    ['12345 98450 91+', '+919845012345'],
    ['0018 7946 20(0) (44+)', '+442079460018'],
    ['98450-12345 91+', '+919845012345'],
  ])('%j may be %s, turned round', (typed, number) => {
    expect(dialledPhone(typed)?.turned).toContain(number);
  });

  it.each(['+91 98450 12345', '98450 12345'])('%j is in its order', (typed) => {
    expect(dialledPhone(typed)?.turned).toEqual([]);
  });

  it.each([
    '',
    '   ',
    '++442079460018',
    '44+2079460018',
    '98765abcde',
    '98765\u000043210',
    '98765\n43210',
    'ext 4',
    '98765 43210 / 11',
    'Asha: 98765 43210',
    '3312 3456 o 3312 3457',
    `98765 43210${' '.repeat(300)}`,
  ])('of %j it is nothing', (typed) => {
    expect(dialledPhone(typed)).toBeNull();
  });
});

describe('foldDigits', () => {
  it.each([
    '0123456789',
    '٠١٢٣٤٥٦٧٨٩',
    '۰۱۲۳۴۵۶۷۸۹',
    '०१२३४५६७८९',
    '০১২৩৪৫৬৭৮৯',
    '௦௧௨௩௪௫௬௭௮௯',
    '೦೧೨೩೪೫೬೭೮೯',
    '０１２３４５６７８９',
  ])('reads %s', (digits) => {
    expect(foldDigits(digits)).toBe('0123456789');
  });

  it('reads the mathematical digits, five runs side by side', () => {
    expect(foldDigits('𝟎𝟗𝟘𝟡𝟢𝟫𝟬𝟵𝟶𝟿')).toBe('0909090909');
  });

  it('leaves everything else alone', () => {
    expect(foldDigits('+a-Ⅷ½')).toBe('+a-Ⅷ½');
  });
});
