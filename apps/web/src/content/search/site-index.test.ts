import { expect, test } from 'vitest'
import { indexSite, type SiteDocument } from './site-index.ts'

const place = (href: string, heading: string, text: string): SiteDocument => ({
  href,
  kind: 'Help',
  title: 'Help',
  heading,
  text,
})

const site = indexSite([
  place('/help#refund', 'I would like my money back.', 'Ask for a refund within fourteen days.'),
  place('/help#invoice', 'Where is my invoice?', 'Every purchase has one, with its number.'),
  place('/projects/sava', 'Forêt de la Sava', 'Mangroves and rainforest in Madagascar.'),
  place('/faq#co2e', 'What is CO2e?', 'Greenhouse gases, counted as carbon dioxide.'),
])

test.each([
  ['refund', '/help#refund'],
  ['REFUNDS?', '/help#refund'],
  ['money back', '/help#refund'],
  ['invioce', '/help#invoice'],
  ['invoce', '/help#invoice'],
  ['invoiice', '/help#invoice'],
  ['imvoice', '/help#invoice'],
  ['mangr', '/projects/sava'],
  ['foret', '/projects/sava'],
  ['co2', '/faq#co2e'],
  ['invoice in Madagascar or the moon', '/help#invoice'],
])('“%s” finds %s', (query, href) => {
  expect(site.search(query, 5).map((hit) => hit.href)).toContain(href)
})

test.each(['', '   ', 'zebra', '<script>', 'the of and', '(((((', 'x'.repeat(100_000)])(
  'nothing is found for “%.20s”',
  (query) => {
    expect(site.search(query, 5)).toEqual([])
  },
)

test.each([
  ['more often', 'moss moss moss', 'moss oak fern'],
  ['in a shorter text', 'moss', `moss ${'oak '.repeat(20)}`],
])('a place where the word stands %s comes first', (_, better, worse) => {
  const index = indexSite([place('/b', '', worse), place('/a', '', better)])
  expect(index.search('moss', 2).map(({ href }) => href)).toEqual(['/a', '/b'])
})

test.each([
  ['refnud', 'letters that changed places'],
  ['refumd', 'another letter'],
  ['refunnd', 'a letter too many'],
])('“%s” finds what is nearest, and not what is further away: %s', (query) => {
  const index = indexSite([
    place('/card', 'My card was refused.', 'Nothing was charged.'),
    place('/money', 'I would like my money back.', 'Ask for a refund.'),
  ])
  expect(index.search(query, 5).map(({ href }) => href)).toEqual(['/money'])
})

test('a word in the heading counts for more than one in the text', () => {
  const index = indexSite([place('/text', 'Oak', 'moss'), place('/heading', 'Moss', 'oak')])
  expect(index.search('moss', 2).map(({ href }) => href)).toEqual(['/heading', '/text'])
})

test('every word must be in one place, where there is such a place', () => {
  expect(site.search('purchase number', 5).map(({ href }) => href)).toEqual(['/help#invoice'])
})

test('the excerpt marks the words that were found, and nothing else', () => {
  const [hit] = site.search('refund', 1)
  expect(hit?.excerpt).toEqual([
    { text: 'Ask for a ', isMatch: false },
    { text: 'refund', isMatch: true },
    { text: ' within fourteen days.', isMatch: false },
  ])
})

test('the excerpt of a long text shows the place where the words are', () => {
  const long = `${'leaf '.repeat(500)}a certificate ${'leaf '.repeat(500)}`
  const [hit] = indexSite([place('/faq#long', 'Long', long)]).search('certificate', 1)
  const text = hit?.excerpt.map((part) => part.text).join('') ?? ''
  expect(text).toMatch(/^… leaf .*certificate .*leaf …$/)
  expect(text.length).toBeLessThan(300)
})
