import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describeContentService } from '@understory/ports/site/content-service.contract.ts'
import { JsonText, STRAPI_TOKEN } from '@understory/sandbox/content/strapi-control.ts'
import { type Sandbox, startSandbox } from '@understory/sandbox/start-sandbox.ts'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { stringify } from 'yaml'
import { checkContentFolder, createMarkdownContent } from './markdown-content.ts'
import { createStrapiContent } from './strapi-content.ts'

const FOLDERS = {
  article: 'articles',
  person: 'people',
  testimonial: 'testimonials',
  question: 'questions',
} as const

const picture = async () => {
  const image = sharp({ create: { width: 64, height: 48, channels: 3, background: '#6fae7d' } })
  return new Uint8Array(await image.png().toBuffer())
}

async function emptyFolder() {
  const folder = await mkdtemp(join(tmpdir(), 'understory-content-'))
  for (const name of Object.values(FOLDERS))
    await mkdir(join(folder, name, 'images'), { recursive: true })
  return folder
}

describeContentService(
  'Markdown files',
  async () => {
    const folder = await emptyFolder()
    return {
      content: createMarkdownContent(folder),
      async write(kind, { fields: { slug, ...facts }, body, isDraft }) {
        const front = stringify({ ...facts, ...(isDraft && { draft: true }) })
        await writeFile(join(folder, FOLDERS[kind], `${slug}.md`), `---\n${front}---\n\n${body}\n`)
      },
      async upload(name, bytes) {
        await writeFile(join(folder, 'articles/images', name), bytes)
        return `images/${name}`
      },
      close: () => rm(folder, { recursive: true }),
    }
  },
  picture,
)

let sandbox: Sandbox
beforeAll(async () => {
  sandbox = await startSandbox({ port: 0, smtpPort: 0, dataFolder: null, webhook: null })
})
afterAll(() => sandbox.close())
const strapi = (token = STRAPI_TOKEN, timeoutMs = 2_000) =>
  createStrapiContent({ url: `${sandbox.url}/strapi`, token, timeoutMs })

describeContentService(
  'Strapi',
  async () => ({
    content: strapi(),
    async write(kind, { fields: { image, imageAlt, ...facts }, body, isDraft }) {
      const media = image ? { image: { url: image, alternativeText: imageAlt } } : {}
      const version = isDraft ? 'draft' : 'published'
      sandbox.strapi.write(FOLDERS[kind], { ...facts, ...media, body }, version)
    },
    async upload(name, bytes) {
      sandbox.strapi.uploads.set(name, bytes)
      return `/strapi/uploads/${name}`
    },
    close: async () => undefined,
  }),
  picture,
)

describe('Strapi', () => {
  test.each([
    ['a token that is not right', strapiWith({ token: 'x'.repeat(20) }), /answered 401/],
    ['a service that is away', strapiWith({ fault: 'away' }), /answered 503/],
    ['nonsense', strapiWith({ fault: 'nonsense' }), /no list of entries/],
    ['a service that never answers', strapiWith({ isSilent: true }), /timeout/],
  ])('is reported with a sentence: %s', async (_, ask, sentence) => {
    await expect(ask()).rejects.toThrow(sentence)
  })
})

describe('one bad text in Strapi', () => {
  /** JSON that an editor may type, and that cannot even be written into a sentence. */
  const UNNAMEABLE = { toString: 1, valueOf: 1 }
  const good = { title: 'Moss', description: 'A', author: 'B', published: '2026-01-01', body: 'C' }

  test.each([
    ['links to no address', { links: [{ label: 'A', href: UNNAMEABLE }] }],
    ['a title of no words', { title: UNNAMEABLE }],
    ['a date of no words', { published: UNNAMEABLE }],
    ['quotes in quotes without end', { body: '>'.repeat(50_000) }],
    ['elements in elements without end', { body: '<q>'.repeat(400) }],
    [
      'lists in lists without end',
      { links: new JsonText('['.repeat(20_000) + ']'.repeat(20_000)) },
    ],
    ['a picture of no words', { image: { url: UNNAMEABLE, alternativeText: UNNAMEABLE } }],
  ])('takes no other with it: %s', async (_, change) => {
    sandbox.strapi.write('articles', { ...good, slug: 'good' })
    const id = sandbox.strapi.write('articles', { ...good, slug: 'bad', ...change })
    const { entries, refused } = await strapi().list('article', 'published', 1)
    sandbox.strapi.collections.set('articles', [])
    expect(entries.map(({ slug }) => slug)).toContain('good')
    expect(entries.map((entry) => entry.id)).not.toContain(id)
    expect(refused.map((each) => each.id)).toContain(id)
    expect(refused.find((each) => each.id === id)?.where).toContain(`article`)
  })
})

function strapiWith(change: { token?: string; fault?: 'away' | 'nonsense'; isSilent?: true }) {
  return async () => {
    const gate = Promise.withResolvers<void>()
    sandbox.strapi.fault = change.fault ?? null
    if (change.isSilent) sandbox.strapi.gate = gate.promise
    const service = strapi(change.token, change.isSilent ? 20 : 2_000)
    try {
      return await service.list('article', 'published', 1)
    } finally {
      gate.resolve()
      Object.assign(sandbox.strapi, { fault: null, gate: Promise.resolve() })
    }
  }
}

describe('a folder of texts', () => {
  const FRONT = 'title: A\ndescription: B\nauthor: C\npublished: 2026-01-01\n'

  test.each([
    ['no front matter', 'articles/a.md', 'Just words.', 'articles/a.md:1: Begin with the facts'],
    ['front matter that is no YAML', 'articles/a.md', '---\ntitle: "A\n---\nx', 'articles/a.md:2'],
    [
      'a bad date, on its line',
      'articles/a.md',
      `---\n${FRONT}updated: soon\n---\n\nx`,
      'articles/a.md:6: “soon” is no date',
    ],
    [
      'a field that is not known, on its line',
      'articles/a.md',
      `---\n${FRONT}athor: D\n---\n\nx`,
      'articles/a.md:6: “athor” is no field of the kind article.',
    ],
    [
      'an image without a text, on its line',
      'articles/a.md',
      `---\n${FRONT}---\n\nx\n\n![](b.png)`,
      'articles/a.md:10: The image b.png needs',
    ],
    ['an unknown kind', 'blog/a.md', `---\n${FRONT}---\n\nx`, 'blog/a.md:1: There is no kind of'],
    [
      'a heading of the first level',
      'articles/a.md',
      `---\n${FRONT}---\n\n# Again`,
      'articles/a.md:8: Begin headings with ##',
    ],
    [
      'aliases, which could grow without end',
      'articles/a.md',
      `---\na: &a [1]\nb: [*a, *a]\n---\n\nx`,
      'articles/a.md:1: “title” is missing.',
    ],
  ])('names file and line: %s', async (_, path, text, sentence) => {
    const folder = await emptyFolder()
    await mkdir(join(folder, 'blog'))
    await writeFile(join(folder, path), text)
    const said = (await checkContentFolder(folder)).map(
      ({ where, message }) => `${where}: ${message}`,
    )
    await rm(folder, { recursive: true })
    expect(
      said.find((each) => each.startsWith(sentence)),
      said.join('\n'),
    ).toBeDefined()
  })

  test('takes a slug once', async () => {
    const folder = await emptyFolder()
    await mkdir(join(folder, 'articles/old'))
    for (const path of ['articles/a.md', 'articles/old/a.md']) {
      await writeFile(join(folder, path), `---\n${FRONT}---\n\nx`)
    }
    const refused = await checkContentFolder(folder)
    await rm(folder, { recursive: true })
    expect(refused).toMatchObject([
      { where: 'articles/old/a.md:1', message: 'The slug “a” is taken by articles/a.md.' },
    ])
  })
})
