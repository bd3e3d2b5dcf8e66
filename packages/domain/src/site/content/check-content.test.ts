import { describe, expect, test } from 'vitest'
import { checkContent } from './check-content.ts'
import {
  type ContentFacts,
  type ContentKind,
  compareContent,
  isPublishedBy,
  readingMinutes,
} from './content-facts.ts'

const ARTICLE = {
  slug: 'moss',
  title: 'Moss',
  description: 'What grows below.',
  author: 'Hazel Rowan',
  published: '2026-10-01',
}
const DRAWINGS = ['grove', 'road']
const check = (change: object, kind: ContentKind = 'article') =>
  checkContent(kind, { ...ARTICLE, ...change }, DRAWINGS)
const problemsOf = (checked: ReturnType<typeof check>) =>
  'problems' in checked ? checked.problems.map(({ field, message }) => `${field}: ${message}`) : []

test('what is right becomes facts', () => {
  const links = [{ label: 'A source', href: 'https://a.example/b' }]
  const next = { label: 'Verify', href: '/verify' }
  const given = [{ label: ' A source ', href: 'https://a.example/b' }]
  const image = { image: 'a.png', imageAlt: 'A stone' }
  const checked = check({ links: given, next, drawing: 'grove', ...image })
  expect(checked).toMatchObject({
    facts: {
      ...ARTICLE,
      kind: 'article',
      links,
      next,
      drawing: 'grove',
      image: { source: 'a.png', alt: 'A stone' },
      updated: null,
      order: 0,
    },
  })
})

describe('a writer reads what is wrong, and where:', () => {
  test.each([
    [{ title: ' ' }, 'title: “title” is missing.'],
    [{ author: null }, 'author: “author” is missing.'],
    [{ published: undefined }, 'published: “published” is missing.'],
    [{ published: '2026-02-30' }, 'published: “2026-02-30” is no date; write it as 2026-09-27.'],
    [{ updated: '2026-09-30' }, 'updated: It cannot be updated before it is published.'],
    [{ title: 'a'.repeat(121) }, 'title: The title is longer than 120 characters.'],
    [{ title: 'a\0b' }, 'title: The title has characters that cannot be shown.'],
    [{ title: ['a'] }, 'title: The title is not a text.'],
    [{ slug: 'Two Words' }, 'slug: “Two Words” is no slug'],
    [{ slug: 'a'.repeat(81) }, 'is no slug: use small letters, digits and single hyphens.'],
    [{ slug: '../moss' }, 'slug: “../moss” is no slug'],
    [{ locale: 'de-DE' }, 'locale: The locale is de-DE; only en-GB is published here.'],
    [{ drawing: 'tower' }, 'drawing: There is no drawing “tower”; choose one of grove, road.'],
    [{ image: 'a.png' }, 'imageAlt: The image needs imageAlt'],
    [{ image: 3 }, 'image: The image is not the path of a file.'],
    [{ athor: 'x' }, 'athor: “athor” is no field of the kind article.'],
    [{ links: 'x' }, 'links: The links are not a list'],
    [{ links: [{ label: 'a', href: 'javascript:x' }] }, 'links: “javascript:x” is no address'],
    [{ links: [{ label: 'a', href: '//evil.example' }] }, 'links: “//evil.example” is no address'],
    [{ links: [{ label: 'a', href: '/\\evil.example' }] }, 'links: “/\\evil.example” is no'],
    [{ links: [{ href: '/a' }] }, 'links: A link needs a label'],
    [{ links: [{ label: ' ', href: '/a' }] }, 'links: A link needs a label'],
    [{ links: [{ label: 'a'.repeat(161), href: '/a' }] }, 'links: A link needs a label'],
    [{ links: ['/a'] }, 'links: A link needs a label'],
    [{ links: [{ label: 3, href: '/a' }] }, 'links: A link needs a label'],
    [{ links: [{ label: 'a' }] }, 'links: “undefined” is no address'],
    [{ links: [{ label: 'a', href: 'see https://a.example' }] }, 'is no address'],
    [{ links: [{ label: 'a', href: 'https://a.example/b c' }] }, 'is no address'],
    [{ links: [{ label: 'a', href: 'https://localhost' }] }, 'is no address'],
    [{ links: [{ label: 'a', href: `/${'a'.repeat(2_000)}` }] }, 'is no address'],
    [
      { links: Array.from({ length: 31 }, () => ({ label: 'a', href: '/a' })) },
      'links: The links are not a list of at most 30 links.',
    ],
    [{ next: { label: 'a', href: 'http://a.example' } }, 'next: “http://a.example” is no address'],
  ])('%j', (change, sentence) => {
    expect(problemsOf(check(change)).join('\n')).toContain(sentence)
  })

  test.each<[string, object]>([
    ['a title of 120 characters', { title: 'a'.repeat(120) }],
    ['a slug of eighty characters', { slug: 'a'.repeat(80) }],
    ['an update on the day of publication', { updated: ARTICLE.published }],
    ['the locale in small letters', { locale: 'en-gb' }],
    ['thirty links', { links: Array.from({ length: 30 }, () => ({ label: 'a', href: '/a' })) }],
    ['the longest label', { links: [{ label: 'a'.repeat(160), href: '/' }] }],
    ['the longest address', { links: [{ label: 'a', href: `/${'a'.repeat(1_999)}` }] }],
    ['a host of many parts', { links: [{ label: 'a', href: 'https://www.ab.co.example' }] }],
    ['a long path', { links: [{ label: 'a', href: 'https://a.example/bc/d?e=f' }] }],
  ])('nothing, of %s', (_, change) => expect(problemsOf(check(change))).toEqual([]))

  test.each([
    ['12', 12],
    [-10_000, -10_000],
    [10_000, 10_000],
    [' ', 0],
    [10_001, null],
    [-10_001, null],
    [1.5, null],
  ])('an order of %j is %s', (order, read) => {
    const person = { slug: 'hazel', title: ' Hazel ', role: 'Gardener', order }
    const checked = checkContent('person', person, DRAWINGS)
    const facts = { title: 'Hazel', role: 'Gardener', order: read, links: [], description: '' }
    expect(checked).toMatchObject(read === null ? { problems: [{ field: 'order' }] } : { facts })
  })

  test('a person has a role and an order', () => {
    const person = { slug: 'hazel', title: 'Hazel', role: '', order: 'first' }
    expect(problemsOf(checkContent('person', person, DRAWINGS))).toEqual([
      'role: “role” is missing.',
      'order: The order is a whole number between -10000 and 10000.',
    ])
  })
})

test('nobody is quoted without a name, a role and a day', () => {
  const said = problemsOf(checkContent('testimonial', { slug: 'a' }, DRAWINGS))
  expect(said).toEqual([
    'title: “title” is missing.',
    'role: “role” is missing.',
    'published: “published” is missing.',
  ])
})

test('what is dated later waits for its day', () => {
  const published = '2026-10-02' as ContentFacts['published']
  const onDay = (day: string) => isPublishedBy({ published }, day as never)
  expect([onDay('2026-10-01'), onDay('2026-10-02')]).toEqual([false, true])
  expect(isPublishedBy({ published: null }, '2026-10-01' as never)).toBe(true)
})

test('the newest comes first, unless an order is given', () => {
  const entry = (title: string, published: string | null, order = 0) => ({
    title,
    published: published as ContentFacts['published'],
    order,
  })
  const sorted = [
    entry('c', '2026-01-01'),
    entry('b', '2026-03-01'),
    entry('a', '2026-03-01'),
    entry('first', null, -1),
  ].toSorted(compareContent)
  expect(sorted.map(({ title }) => title)).toEqual(['first', 'a', 'b', 'c'])
  const undated = [
    entry('b', null),
    entry('a', '2026-01-01'),
    entry('c', null, 1),
    entry('a', null),
  ]
  for (const given of [undated, undated.toReversed()]) {
    const titles = given.toSorted(compareContent).map(({ title, published }) => [title, published])
    expect(titles).toEqual([
      ['a', '2026-01-01'],
      ['a', null],
      ['b', null],
      ['c', null],
    ])
  }
})

test.each([
  [1, 1],
  [330, 2],
  [2_200, 10],
])('%i words take %i min to read', (words, minutes) => {
  expect(readingMinutes(words)).toBe(minutes)
})
