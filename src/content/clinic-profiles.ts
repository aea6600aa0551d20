import { placeholder } from './placeholder.ts';

/** Row FOOT-01: photo, video, professional network, microblog, doctor listing. Shown as words. Apart from clinic.ts, for no browser needs them. */
export const socials = [
  placeholder({ name: 'Instagram', kind: 'photos', url: 'https://instagram.example/clinic' }, 'Instagram profile'),
  placeholder({ name: 'YouTube', kind: 'videos', url: 'https://youtube.example/clinic' }, 'YouTube channel'),
  placeholder({ name: 'LinkedIn', kind: 'professional network', url: 'https://linkedin.example/clinic' }, 'LinkedIn page'),
  placeholder({ name: 'X', kind: 'short messages', url: 'https://x.example/clinic' }, 'X profile'),
  placeholder({ name: 'Practo', kind: 'doctor listing', url: 'https://practo.example/clinic' }, 'Practo listing'),
] as const;

/** Row FOOT-08. */
export const developer = placeholder({ name: 'Website developer', url: 'https://developer.example/' }, 'developer credit');
