import { expect, it } from 'vitest';
import { FORBIDDEN, failure, type Get, ids } from './read-content.ts';

/** Ids of the managed pages (row CMS-02) and their slugs. */
const MANAGED_PAGES = {
  10: 'rhinoplasty-in-bangalore',
  26: 'facelift-in-bangalore',
  111: 'breast-augmentation-in-bangalore',
  163: 'nose-jobs',
  190: 'body-contouring-in-bangalore',
  192: 'hair-transplant-in-bangalore',
  194: 'laser-hair-removal-in-bangalore',
};

/** Uploaded to a draft, and the featured image of a public post. */
const HIDDEN_IMAGE_ID = 1010;

/** Whether a featured image of a public text is public wherever it was uploaded, as from plugin 2.5.4 on. */
export interface Featured {
  showsFeatured: boolean;
}

/** How `_fields` cuts answers down. */
export function describeFields(get: Get): void {
  it('answers the named fields and parts of fields alone', async () => {
    const { body } = await get('posts?slug=sticky&_fields=id,title.rendered,content.protected,_links.author');
    expect(body).toEqual([
      {
        id: 1126,
        title: { rendered: 'Sticky' },
        content: { protected: false },
        _links: { author: [{ embeddable: true, href: expect.stringMatching(/\/wp-json\/wp\/v2\/users\/2$/) }] },
      },
    ]);
    expect((await get('posts?per_page=2&_fields=nothing')).body).toEqual([[], []]);
  });

  it('answers `media_details` only when it is named whole', async () => {
    expect((await get('media?include=1000&_fields=id,media_details.sizes.medium')).body).toEqual(ids(1000));
    const { body } = await get('media?include=1000&_fields=id,media_details');
    expect(body).toMatchObject([{ media_details: { width: 1600, sizes: { medium: { width: 300, height: 200 } } } }]);
  });
}

/** What `_embed` adds. */
export function describeEmbedding(get: Get, { showsFeatured }: Featured): void {
  it('embeds the named relations, as far as `_fields` leaves their links', async () => {
    const { body } = await get(
      'posts?slug=sticky&_embed=author,wp:featuredmedia&_fields=id,_links.author,_links.wp:featuredmedia',
    );
    expect(body).toEqual([
      {
        id: 1126,
        _links: { author: [expect.anything()], 'wp:featuredmedia': [expect.anything()] },
        _embedded: {
          author: [expect.objectContaining({ id: 2, name: 'Editorial Team' })],
          'wp:featuredmedia': [
            expect.objectContaining({
              id: 1001,
              alt_text: 'A consultation room with two chairs',
              source_url: expect.stringMatching(/\/wp-content\/uploads\/2025\/01\/consultation\.jpg$/),
            }),
          ],
        },
      },
    ]);
    expect((await get('posts?slug=sticky&_embed&_fields=id')).body).toEqual(ids(1126));
  });

  it('embeds terms as a list for each taxonomy, and nothing where there are none', async () => {
    const { body } = await get('posts?slug=two-main-categories,without-category&_embed=wp:term&_fields=slug,_links.wp:term');
    expect(body).toMatchObject([
      { slug: 'two-main-categories', _embedded: { 'wp:term': [[{ id: 11 }, { id: 2 }, { id: 20 }, { id: 1 }], []] } },
      { slug: 'without-category' },
    ]);
    expect(body).toEqual([expect.anything(), expect.not.objectContaining({ _embedded: expect.anything() })]);
  });

  it('embeds an error in the place of a lost author', async () => {
    const { body } = await get('posts?slug=without-author&_embed=author&_fields=_links.author');
    expect(body).toMatchObject([{ _embedded: { author: [failure(404, 'rest_user_invalid_id', 'Invalid user ID.')] } }]);
  });

  it('never embeds a lost image as an image, and that of a draft only where the plugin has it shown', async () => {
    const { body } = await get('posts?slug=without-image,with-missing-image&_embed=wp:featuredmedia');
    expect(body).toHaveLength(2);
    expect(JSON.stringify(body)).not.toContain('"source_url"');
    const hidden = await get('posts?slug=with-hidden-image&_embed=wp:featuredmedia');
    expect(hidden.body).toHaveLength(1);
    expect(JSON.stringify(hidden.body).includes('"source_url"')).toBe(showsFeatured);
  });
}

/** The managed pages and their search fields. */
export function describePages(get: Get): void {
  it('answers all managed pages in one call', async () => {
    const { body } = await get('pages?include=10,26,111,163,190,192,194&per_page=100&orderby=id&order=asc&_fields=id,slug');
    expect(body).toEqual(Object.entries(MANAGED_PAGES).map(([id, slug]) => ({ id: Number(id), slug })));
  });

  it('answers one page with everything the specification reads', async () => {
    const { body } = await get('pages/10?_embed&acf=1');
    expect(body).toMatchObject({
      id: 10,
      title: { rendered: 'Rhinoplasty in Bangalore' },
      date: '2025-02-01T10:00:00',
      date_gmt: '2025-02-01T04:30:00',
      content: { rendered: expect.stringContaining('wp-block-cover') },
      acf: { meta_title: 'Rhinoplasty in Bangalore | Clinic' },
      _embedded: { author: [{ name: 'Editorial Team' }] },
    });
  });

  it('answers image fields in two formats', async () => {
    const standard = await get('pages/10?_fields=acf&acf_format=standard');
    const image = { id: 1009, url: expect.stringMatching(/social\.jpg$/), width: 1200, height: 630, alt: expect.any(String) };
    expect(standard.body).toMatchObject({
      acf: { social_media: image, social_media_image: expect.stringMatching(/social\.jpg$/), og_image: 1009 },
    });
    const light = await get('pages/10?_fields=acf&acf_format=light');
    expect(light.body).toMatchObject({ acf: { social_media: 1009, social_media_image: 1009, og_image: 1009 } });
  });

  it('answers empty fields as the format has them, and a list where no field is stored', async () => {
    expect((await get('pages/163?_fields=acf&acf_format=standard')).body).toMatchObject({
      acf: { meta_description: '', og_image: false, schema: '{"@context": "https://schema.org", "@type": ' },
    });
    expect((await get('pages/163?_fields=acf&acf_format=light')).body).toMatchObject({ acf: { og_image: null } });
    expect((await get('pages/192?_fields=acf')).body).toEqual({ acf: [] });
  });
}

/** Categories, tags, authors and images. */
export function describeTermsAndMedia(get: Get, { showsFeatured }: Featured): void {
  it('answers 20 categories by name, in three levels', async () => {
    const { body, headers } = await get('categories?per_page=100&_fields=id,name,slug,parent,count');
    expect(headers.get('x-wp-total')).toBe('20');
    expect(body).toHaveLength(20);
    expect(body).toEqual(
      expect.arrayContaining([
        { id: 12, name: 'Acne &amp; Scars', slug: 'acne-scars', parent: 11, count: 9 },
        { id: 2, name: 'Plastic Surgery', slug: 'plastic-surgery', parent: 0, count: 65 },
        { id: 3, name: 'Rhinoplasty', slug: 'rhinoplasty', parent: 2, count: 8 },
        { id: 20, name: 'Revision Rhinoplasty', slug: 'revision-rhinoplasty', parent: 3, count: 1 },
        { id: 19, name: 'News', slug: 'news', parent: 0, count: 0 },
      ]),
    );
    expect(body).toMatchObject({ 0: { id: 12 }, 19: { slug: 'uncategorized' } });
  });

  it('answers tags and the authors of public posts', async () => {
    expect((await get('tags?_fields=name,count')).body).toEqual([
      { name: 'aftercare', count: 19 },
      { name: 'guide', count: 19 },
    ]);
    expect((await get('users?_fields=id,name')).body).toEqual([
      { id: 3, name: 'Dermatology Desk' },
      { id: 2, name: 'Editorial Team' },
    ]);
  });

  it('answers the sizes an image has, and counts but hides the image of a draft that no public text shows', async () => {
    const { body } = await get('media?include=1007,1008&_fields=id,source_url,media_details');
    expect(body).toMatchObject([
      { id: 1008, source_url: expect.stringMatching(/panorama-scaled\.jpg$/), media_details: { width: 2560, height: 823 } },
      { id: 1007, media_details: { sizes: expect.not.objectContaining({ medium: expect.anything() }) } },
    ]);
    const all = await get('media?per_page=100&_fields=id');
    expect(all.headers.get('x-wp-total')).toBe('11');
    expect(JSON.stringify(all.body).includes(`"id":${HIDDEN_IMAGE_ID}`)).toBe(showsFeatured);
    const hidden = await get(`media/${HIDDEN_IMAGE_ID}`);
    expect(hidden).toMatchObject(showsFeatured ? { status: 200 } : { status: 401, body: FORBIDDEN });
  });
}

/** The text of posts. */
export function describePosts(get: Get): void {
  it('answers titles and excerpts as HTML', async () => {
    const { body } = await get('posts?slug=entities-in-title,long-excerpt&orderby=id&order=asc&_fields=title,excerpt');
    expect(body).toMatchObject([
      { title: { rendered: 'What’s new in “nose jobs” &#038; facelifts – a surgeon&#8217;s <em>honest</em> view' } },
      {
        excerpt: {
          rendered: expect.stringMatching(/^<p>Recovery takes time &#038; .* Recovery takes time \[&hellip;\]<\/p>\n$/),
        },
      },
    ]);
  });

  it('sorts the categories of a post by name, whatever their level', async () => {
    const { body } = await get(
      'posts?slug=what-to-expect-before-rhinoplasty,what-to-expect-before-facelift&_fields=categories,tags',
    );
    expect(body).toEqual([
      { categories: [4, 2], tags: [] },
      { categories: [2, 3], tags: [22, 21] },
    ]);
  });

  it('lets through what editors typed', async () => {
    const { body } = await get('posts?slug=unsafe-markup&_fields=content');
    expect(body).toMatchObject([{ content: { rendered: expect.stringContaining('<script>window.seeded = true;</script>') } }]);
  });
}
