import { createHmac } from 'node:crypto'
import { sampleLogo } from '@understory/adapters/pictures-sharp/sample-logo.ts'
import { STRAPI_TOKEN } from '@understory/sandbox/content/strapi-control.ts'
import { startSandbox } from '@understory/sandbox/start-sandbox.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { signInStaff } from '../../../../../api/src/testing/people/staff.ts'
import { startTestSite, type TestSite } from '../../../testing/start-test-site.ts'

const PREVIEW_SECRET = 'p'.repeat(40)

let strapi: Awaited<ReturnType<typeof startSandbox>>
let site: TestSite
let staff: Awaited<ReturnType<typeof signInStaff>>
let visits = 0
beforeAll(async () => {
  strapi = await startSandbox({ port: 0, smtpPort: 0, dataFolder: null, webhook: null })
  site = await startTestSite({
    CONTENT_SERVICE: 'strapi',
    CONTENT_URL: `${strapi.url}/strapi`,
    CONTENT_TOKEN: STRAPI_TOKEN,
    CONTENT_PREVIEW_SECRET: PREVIEW_SECRET,
  })
  staff = await signInStaff(site.api, 'alder')
})
afterAll(async () => {
  await site.close()
  await strapi.close()
})

const write = (
  collection: string,
  fields: { slug: string; [field: string]: unknown },
  version?: 'draft',
) => strapi.strapi.write(collection, { body: 'A text.', ...fields }, version)
const article = (slug: string, change: object = {}, version?: 'draft') =>
  write(
    'articles',
    {
      slug,
      title: `About ${slug}`,
      description: `What ${slug} does.`,
      author: 'Hazel Rowan',
      published: '2026-01-10',
      ...change,
    },
    version,
  )
/** As staff do, on the server that shows the pages. */
const reload = () => site.post('/staff/content', {}, staff)
/** Past the pages that are cached for ten seconds. */
const get = (path: string) => {
  visits += 1
  return site.get(`${path}${path.includes('?') ? '&' : '?'}visit=${visits}`)
}

describe('before anything is written', () => {
  test('nobody is invented, and the pages say so', async () => {
    await reload()
    const team = await get('/team')
    expect(team.text).toContain('Who runs this')
    expect(team.text).not.toContain('The people')
    expect(team.text).not.toContain('What others say')
    const resources = await get('/resources')
    expect([resources.status, resources.text]).toEqual([
      200,
      expect.stringContaining('Nothing to read yet We have not published an article so far.'),
    ])
    expect((await get('/resources.atom')).html).toContain('<updated>2026-01-01T00:00:00Z')
  })
})

describe('a text that is bad', () => {
  test('takes none of the others with it, and staff read what to mend', async () => {
    article('alone', { published: '2018-01-01' })
    article('bad', { published: 'soon' })
    await reload()
    const list = (await get('/resources')).text
    expect(list).toContain('About alone')
    expect(list).not.toContain('About bad')
    const state = await site.get('/staff/content', staff)
    expect(state.text).toMatch(
      /Left out, or shown as before: article “bad” \(art\d+doc\), published: “soon” is no date/,
    )
    article('bad', { published: '2018-01-01' })
  })

  test('as one picture in it is, is shown without the picture', async () => {
    article('pictured', {
      published: '2018-01-01',
      image: { url: '/strapi/uploads/none.png', alternativeText: null },
      body: 'Before.\n\n<img src="/strapi/uploads/none.png">\n\nAfter.',
    })
    await reload()
    const page = await get('/resources/pictured')
    expect([page.status, page.text]).toEqual([200, expect.stringContaining('Before. After.')])
    expect(page.html).not.toContain('none.png')
    const state = await site.get('/staff/content', staff)
    expect(state.text).toContain(
      'body, line 3: The image /strapi/uploads/none.png needs a text that says what it shows; it is left out until then.',
    )
    article('pictured', { published: '2018-01-01' })
  })
})

describe('an article', () => {
  test('has its author, dates, time to read, contents, sources and structured data', async () => {
    article('moss', {
      updated: '2026-02-01',
      body: `## One\n\n${'word '.repeat(500)}\n\n## Two\n\nMore.\n\n## Three\n\n<script>alert(1)</script>End.`,
      links: [{ label: 'A source', href: 'https://source.example/moss' }],
      next: { label: 'See the projects', href: '/projects' },
    })
    await reload()
    const page = await get('/resources/moss')
    expect(page.text).toContain(
      'By Hazel Rowan, 10 January 2026 , changed on 1 February 2026 · 2 min to read',
    )
    expect(page.html).toContain('<a href="#two">Two</a>')
    expect(page.html).toContain('<h2 id="two">Two</h2>')
    expect(page.html).toContain('href="https://source.example/moss">A source')
    expect(page.html).not.toContain('alert(1)')
    expect(page.html).toContain(
      '<link rel="canonical" href="http://understory.test/resources/moss"/>',
    )
    const [, json = '{}'] =
      /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(page.html) ?? []
    expect(JSON.parse(json)).toMatchObject({
      '@type': 'Article',
      headline: 'About moss',
      author: { '@type': 'Person', name: 'Hazel Rowan' },
      datePublished: '2026-01-10',
      dateModified: '2026-02-01',
      wordCount: 505,
    })
  })

  test('has an image with its size, from our own origin', async () => {
    const png = await sampleLogo({ side: 80 })
    strapi.strapi.uploads.set('fern.png', new Uint8Array(png))
    article('fern', {
      image: { url: '/strapi/uploads/fern.png', alternativeText: 'A fern' },
      body: 'See:\n\n![A fern](/strapi/uploads/fern.png "In May")',
    })
    await reload()
    const { html } = await get('/resources/fern')
    const images = [...html.matchAll(/<img [^>]+>/g)].map(([image]) => image)
    expect(images).toHaveLength(2)
    for (const image of images) {
      expect(image).toMatch(/src="\/api\/content-images\/[0-9a-f]{24}\.webp"/)
      expect(image).toMatch(/width="80" height="80"/)
      expect(image).toContain('alt="A fern"')
    }
    expect(html).toContain('<figcaption>In May</figcaption>')
    expect(html).toMatch(
      /property="og:image" content="http:\/\/understory\.test\/api\/content-images/,
    )
  })

  test('that is not there is no page', async () => {
    expect((await get('/resources/nothing')).status).toBe(404)
  })

  test('is in the list, a page at a time, in the feed and in the site map', async () => {
    for (let index = 0; index < 13; index += 1) {
      article(`old-${index}`, { published: '2019-01-01', title: `Old & ${index}` })
    }
    await reload()
    const first = await get('/resources')
    expect(first.text).toContain('Page 1 of 2')
    expect(first.html).toContain('href="/resources?page=2"')
    const second = await get('/resources?page=2')
    expect(second.text).toContain('Page 2 of 2')
    expect(second.html).toContain('href="http://understory.test/resources?page=2"')
    expect((await get('/resources?page=3')).status).toBe(404)
    expect((await get('/resources?page=two')).status).toBe(404)
    const feed = (await get('/resources.atom')).html
    expect(feed).toContain('<updated>2026-02-01T00:00:00Z</updated>')
    expect(feed).toContain('<name>Hazel Rowan</name>')
    expect(feed).toContain('&lt;img src="http://understory.test/api/content-images/')
    expect(feed).toContain('<title>Old &amp; 1</title>')
    const map = (await get('/sitemap.xml')).html
    expect(map).toContain('/resources/moss</loc><lastmod>2026-02-01</lastmod>')
    expect(map.match(/\/resources\/old-/g)).toHaveLength(13)
  })
})

test('people, testimonials and questions are where they belong', async () => {
  write('people', { slug: 'hazel', title: 'Hazel Rowan', role: 'Chooses projects', order: 1 })
  write('people', {
    slug: 'alder',
    title: 'Alder Q',
    role: 'Answers',
    order: 2,
    body: 'Write to me.',
  })
  const said = { slug: 'fernbank', title: 'Maya', role: 'Fernbank', published: '2026-01-01' }
  write('testimonials', { ...said, body: 'It checks out.' })
  write('questions', { slug: 'cash', title: 'Do you take cash?', body: 'No, **cards** only.' })
  await reload()
  const team = (await get('/team')).text
  expect(team).toMatch(
    /The people Hazel Rowan Chooses projects A text\. Alder Q Answers Write to me\./,
  )
  expect(team).toMatch(/What others say It checks out\. Maya, Fernbank, 1 January 2026/)
  expect((await get('/faq')).text).toContain('Do you take cash? No, cards only.')
})

describe('a draft', () => {
  const linkTo = (place: string, until = Math.floor(Date.now() / 1_000) + 600) => {
    const signature = createHmac('sha256', PREVIEW_SECRET).update(`${place}/${until}`).digest('hex')
    return `/preview/${place}?until=${until}&signature=${signature}`
  }

  test('is seen by its link, says what it is, and is in no cache and no index', async () => {
    article('secret', { title: 'Not yet' }, 'draft')
    await reload()
    const page = await site.get(linkTo('article/secret'))
    expect(page.status).toBe(200)
    expect(page.text).toContain('Draft. Only people with this link see it')
    expect(page.text).toContain('Not yet')
    expect(page.headers.get('cache-control')).toBe('private, no-store')
    expect(page.headers.get('x-robots-tag')).toBe('noindex, nofollow')
    expect(page.headers.get('referrer-policy')).toBe('no-referrer')
    expect(page.html).toContain('name="robots" content="noindex, nofollow"')
    article('secret', { title: 'Changed' }, 'draft')
    expect((await site.get(linkTo('article/secret'))).text).toContain('Changed')
    for (const path of ['/resources', '/resources.atom', '/sitemap.xml']) {
      expect((await get(path)).html).not.toContain('secret')
    }
    expect((await get('/resources/secret')).status).toBe(404)
  })

  test.each([
    ['people', 'person', { role: 'Gardener' }],
    ['testimonials', 'testimonial', { role: 'Gardener', published: '2026-01-01' }],
    ['questions', 'question', {}],
  ])('of %s is shown as well', async (collection, kind, fields) => {
    write(collection, { slug: 'new', title: 'Someone new', ...fields }, 'draft')
    expect((await site.get(linkTo(`${kind}/new`))).text).toContain('Someone new')
  })

  test('that is bad shows its writer what to mend, and a link that ended shows nothing', async () => {
    article('secret', { published: 'soon' }, 'draft')
    const page = await site.get(linkTo('article/secret'))
    expect([page.status, page.text]).toEqual([422, expect.stringContaining('“soon” is no date')])
    const ended = await site.get(linkTo('article/secret', 1))
    expect([ended.status, ended.text]).toEqual([403, expect.stringContaining('has ended')])
    expect(ended.headers.get('cache-control')).toBe('private, no-store')
  })
})

test('staff see since when the service is away, and everyone sees the last good copy', async () => {
  await reload()
  strapi.strapi.fault = 'away'
  await reload()
  const page = await site.get('/staff/content', staff)
  expect(page.text).toMatch(
    /Articles \d+, read on .* Cannot be read since \d{4}-\d\d-\d\d, \d\d:\d\d UTC/,
  )
  expect(page.text).toContain(
    'the content service answered 503. What is shown is the last good copy.',
  )
  expect(page.text).toContain('The service cannot be asked for them now.')
  expect((await get('/resources/moss')).status).toBe(200)
  strapi.strapi.fault = null
})

test('a visitor of a site that never read its articles sees that they are away, not that there are none', async () => {
  strapi.strapi.fault = 'nonsense'
  const other = await startTestSite({
    CONTENT_SERVICE: 'strapi',
    CONTENT_URL: `${strapi.url}/strapi`,
    CONTENT_TOKEN: STRAPI_TOKEN,
  })
  for (const path of ['/resources', '/resources?page=2']) {
    const page = await other.get(path)
    expect([page.status, page.text]).toEqual([
      200,
      expect.stringContaining('Our articles cannot be shown at the moment'),
    ])
  }
  await other.close()
  strapi.strapi.fault = null
})
