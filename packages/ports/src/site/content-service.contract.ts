import type { ContentKind } from '@understory/domain/site/content/content-facts.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { CONTENT_IMAGE_NAME, CONTENT_PAGE_SIZE, type ContentService } from './content-service.ts'

type Fields = Readonly<Record<string, unknown>>

export type ContentUnderTest = {
  readonly content: ContentService
  /** Writes an entry as its editor would; an image is a path that `upload` gave. */
  readonly write: (
    kind: ContentKind,
    entry: { readonly fields: Fields; readonly body: string; readonly isDraft?: boolean },
  ) => Promise<void>
  /** Puts a picture where a text can name it. */
  readonly upload: (name: string, bytes: Uint8Array<ArrayBuffer>) => Promise<string>
  readonly close: () => Promise<void>
}

const ARTICLE = {
  title: 'Moss',
  description: 'What grows below.',
  author: 'Hazel Rowan',
  published: '2026-10-01',
}

/** The contract tests of every content service, whatever is behind it. */
export function describeContentService(
  name: string,
  open: () => Promise<ContentUnderTest>,
  picture: () => Promise<Uint8Array<ArrayBuffer>>,
): void {
  describe(`content service: ${name}`, () => {
    let under: ContentUnderTest
    beforeAll(async () => {
      under = await open()
    })
    afterAll(() => under.close())

    const write = (slug: string, change: Fields = {}, body = 'A text.', isDraft = false) =>
      under.write('article', { fields: { slug, ...ARTICLE, ...change }, body, isDraft })
    const find = (slug: string, version: 'published' | 'draft' = 'published') =>
      under.content.find('article', slug, version)
    const refusedOf = async (slug: string, version?: 'draft') => {
      const found = await find(slug, version)
      if (!found || found.refused.length === 0) throw new Error(`${slug} was not refused`)
      return found.refused
    }

    test('gives an entry by its slug, with its facts and its text as HTML', async () => {
      await write(
        'moss',
        { updated: '2026-10-05' },
        '## Where\n\nOn [stone](https://stone.example).',
      )
      expect(await find('moss')).toMatchObject({
        entry: {
          kind: 'article',
          slug: 'moss',
          ...ARTICLE,
          updated: '2026-10-05',
          words: 3,
          headings: [{ id: 'where', text: 'Where' }],
          html: expect.stringContaining('rel="external noopener noreferrer"'),
        },
      })
    })

    test('has nothing where nothing was written, nor of another kind', async () => {
      expect(await find('nothing')).toBeNull()
      expect(await under.content.find('person', 'moss', 'published')).toBeNull()
    })

    test('gives a draft only to who asks for drafts', async () => {
      await write('fern', {}, 'Not yet.', true)
      expect(await find('fern')).toBeNull()
      expect(await find('fern', 'draft')).toMatchObject({ entry: { slug: 'fern' } })
      const { entries } = await under.content.list('article', 'published', 1)
      expect(entries.map(({ slug }) => slug)).not.toContain('fern')
    })

    test('lists a kind page by page, each entry once', async () => {
      const count = CONTENT_PAGE_SIZE + 3
      for (let index = 0; index < count; index += 1) {
        const fields = { slug: `person-${index}`, title: `Person ${index}`, role: 'Gardener' }
        await under.write('person', { fields, body: 'Digs.' })
      }
      const pages = await Promise.all(
        [1, 2, 3].map((page) => under.content.list('person', 'published', page)),
      )
      expect(pages.map(({ entries }) => entries.length)).toEqual([CONTENT_PAGE_SIZE, 3, 0])
      expect(pages.map(({ total }) => total)).toEqual([count, count, count])
      const slugs = pages.flatMap(({ entries }) => entries.map(({ slug }) => slug))
      expect(new Set(slugs).size).toBe(count)
    })

    test.each([
      ['a missing title', { title: '' }, 'A text.', '“title” is missing.'],
      ['a missing author', { author: '' }, 'A text.', '“author” is missing.'],
      ['a missing date', { published: '' }, 'A text.', '“published” is missing.'],
      ['a bad date', { published: '31 May' }, 'A text.', 'is no date'],
      ['another locale', { locale: 'fr-FR' }, 'A text.', 'locale'],
      ['no text', {}, '', 'There is no text.'],
      ['an image that is not there', {}, '![moss](gone.png)', 'gone.png'],
    ])('refuses %s with a sentence, and says where', async (_, change, body, sentence) => {
      const slug = `bad-${sentence.replaceAll(/[^a-z]+/gi, '-').toLowerCase()}`.replace(/-$/, '')
      await write(slug, change, body)
      const found = await find(slug)
      // A service that has the locale as a filter has no such entry.
      if (sentence === 'locale' && found === null) return
      const [refused] = await refusedOf(slug)
      expect(refused?.message).toContain(sentence)
      expect(refused?.where).toContain(slug)
      const { entries, refused: listed } = await under.content.list('article', 'published', 1)
      expect(entries.map((entry) => entry.slug)).not.toContain(slug)
      expect(listed).toContainEqual(refused)
    })

    test.each([
      ['in Markdown', 'in-markdown', {}, 'Look:\n\n![](moss.png "On a stone")\n\nThere.'],
      ['in HTML', 'in-html', {}, 'Look:\n\n<img src="moss.png">\n\nThere.'],
      [
        'in a figure',
        'in-a-figure',
        {},
        'Look:\n\n<figure><img src="moss.png" alt=" "><figcaption>On a stone</figcaption></figure>\n\nThere.',
      ],
      ['above the text', 'above', { image: 'moss.png', imageAlt: '' }, 'Look:\n\nThere.'],
    ])(
      'leaves a picture out that says nothing to those who cannot see it, %s, and shows the rest',
      async (_, slug, change, body) => {
        await write(slug, change, body)
        const [refused] = await refusedOf(slug)
        expect(refused?.message).toBe(
          'The image moss.png needs a text that says what it shows; it is left out until then.',
        )
        expect(refused?.where).toContain(slug)
        const { entries } = await under.content.list('article', 'published', 1)
        const shown = entries.find((entry) => entry.slug === slug)
        expect(shown).toMatchObject({ image: null, images: [] })
        expect(shown?.html.replaceAll('\n', '')).toBe('<p>Look:</p><p>There.</p>')
      },
    )

    test('draws images again, with their sizes, under a name that follows from their bytes', async () => {
      const source = await under.upload('moss.png', await picture())
      await write(
        'pictures',
        { image: source, imageAlt: 'Moss on a stone' },
        `Look: ![Moss](${source})`,
      )
      const found = await find('pictures')
      if (!found?.entry) throw new Error(JSON.stringify(found))
      const { image, images, html } = found.entry
      expect(image).toMatchObject({ width: 64, height: 48, alt: 'Moss on a stone' })
      expect(image?.name).toMatch(CONTENT_IMAGE_NAME)
      expect(images).toEqual([image?.name])
      expect(html).toContain(`src="/api/content-images/${image?.name}" alt="Moss" width="64"`)
      const bytes = await under.content.image(image?.name ?? '')
      expect(
        Buffer.from(bytes ?? [])
          .subarray(8, 12)
          .toString(),
      ).toBe('WEBP')
      expect(await under.content.image(`${'0'.repeat(24)}.webp`)).toBeNull()
    })

    test('refuses a file that only says it is a picture', async () => {
      const svg = new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg"/>')
      const source = await under.upload('drawn.png', svg)
      await write('drawn', {}, `![A drawing](${source})`)
      expect((await refusedOf('drawn'))[0]?.message).toContain('is no JPEG, PNG or WebP')
    })

    test('refuses an image of another host or place', async () => {
      for (const [index, source] of [
        'https://elsewhere.example/moss.png',
        '../../../../package.json',
      ].entries()) {
        await write(`outside-${index}`, {}, `![Moss](${source})`)
        expect((await refusedOf(`outside-${index}`))[0]?.message).toContain(source)
      }
    })
  })
}
