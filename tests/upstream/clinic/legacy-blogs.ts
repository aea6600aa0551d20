/** A post of the clinic's own, older blog (row BLOGL-11); the description is HTML. */
export interface LegacyBlog {
  _id: string;
  title: string;
  slug: string;
  description: string;
}

const POSTS: readonly (readonly [slug: string, title: string, description: string])[] = [
  [
    'preparing-for-your-first-consultation',
    'Preparing for your first consultation',
    '<p>Bring earlier reports and a list of the medicines you take.</p><h2>Questions</h2><p>Write down what you want to ask.</p>',
  ],
  [
    'sun-protection-after-laser',
    'Sun protection after laser treatment',
    '<p>Keep treated skin out of the sun and use a <strong>sunscreen</strong> every day.</p>',
  ],
  [
    'compression-garments',
    'Why compression garments matter',
    '<p>A garment limits swelling.</p><ul><li>Wear it as told.</li><li>Wash it gently.</li></ul>',
  ],
  ['scars-and-patience', 'Scars &amp; patience', '<p>A scar changes for about a year; early redness is part of healing.</p>'],
  [
    'travelling-for-surgery',
    'Travelling for surgery',
    '<p>Plan a stay that covers the first follow-up. <a href="/contact-us">Ask us</a> about dates.</p>',
  ],
  [
    'unsafe-legacy-markup',
    'Markup an editor pasted',
    '<p onclick="alert(1)">Pasted text.</p><script>alert(2)</script><p><a href="javascript:alert(3)">a link</a></p>',
  ],
  ['a-post-without-text', 'A post without text', ''],
  ['who-should-wait', 'Who should wait with a treatment', '<p>Some conditions call for time: tell us about every illness.</p>'],
];

export const createLegacyBlogs = (): LegacyBlog[] =>
  POSTS.map(([slug, title, description], number) => ({
    _id: `64000000000000000000000${number + 1}`,
    title,
    slug,
    description,
  }));
