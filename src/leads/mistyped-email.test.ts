import { expect, it } from 'vitest';
import { meantAddress } from './mistyped-email.ts';

it.each([
  ['asha@gamil.con', 'gmail.com'],
  ['asha@gmail.con', 'gmail.com'],
  ['asha@gmial.com', 'gmail.com'],
  ['asha@gmail.co', 'gmail.com'],
  ['asha@gmai.com', 'gmail.com'],
  ['Asha@GMAILL.com ', 'gmail.com'],
  ['asha@hotmial.com', 'hotmail.com'],
  ['asha@yaho.com', 'yahoo.com'],
  ['asha@yahooo.co.in', 'yahoo.co.in'],
  ['asha@yahoo.co', 'yahoo.com'],
  ['asha@rediffmial.com', 'rediffmail.com'],
  ['asha@iclod.com', 'icloud.com'],
  ['asha@hospital.con', 'hospital.com'],
  ['asha@yahoo.con', 'yahoo.com'],
  // Two slips away from live.com, which is too short for two.
  ['asha@love.con', 'love.com'],
  // With what comes along with an address, which is sent without.
  ['asha＠gamil．con', 'gmail.com'],
  ['mailto:asha@gamil.con', 'gmail.com'],
  [' MailTo: asha@gamil.con', 'gmail.com'],
  ['asha@gamil.con.', 'gmail.com'],
  ['asha@gamil.con, ', 'gmail.com'],
  ['asha @gamil.con', 'gmail.com'],
  ['asha@ gamil.con', 'gmail.com'],
  ['asha@gamil. con', 'gmail.com'],
  ['asha@gamil .con', 'gmail.com'],
  ['asha@GAMIL.CON', 'gmail.com'],
  ['\u200Fasha@gamil.con\u200E', 'gmail.com'],
])('asks whether %s was meant to be at %s', (email, domain) => {
  expect(meantAddress(email)?.toLowerCase()).toBe(`asha@${domain}`);
});

it('leaves the name as it is written', () => {
  expect(meantAddress('Asha.Rao+clinic@GAMIL.CON')).toBe('Asha.Rao+clinic@gmail.com');
});

it.each([
  'asha@gmail.com',
  'asha@mail.com',
  'asha@ymail.com',
  'asha@gmx.com',
  'asha@live.in',
  'asha@yahoo.fr',
  'asha@hotmail.de',
  'asha@hotmail.co.nz',
  'asha@yahoo.it',
  'asha@yahoo.co.jp',
  'asha@yahoo.com.br',
  'asha@clinic.example',
  'asha@company.co',
  'asha@aol.com',
  'asha@qq.com',
  'asha@web.de',
  'asha@hey.com',
  'asha@me.com',
  'asha@mail.ru',
  'asha@naver.com',
  // A swap is one slip: with two more it is another name.
  'asha@ohtmaix.cox',
  // With the marks that come along from Arabic text, which are sent without.
  '\u200Easha@gmail.com\u200F',
  'asha@outlook.in',
  'asha@outlook.fr',
  'asha',
  'asha@',
  '',
])('asks nothing about %s', (email) => {
  expect(meantAddress(email)).toBeNull();
});
