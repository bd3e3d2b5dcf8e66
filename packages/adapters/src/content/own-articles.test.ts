import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { lifetimeCaptureOf } from '@understory/domain/proof/ledger/figures/equivalents.ts'
import { formatGrams } from '@understory/domain/quantity/format.ts'
import { beforeAll, expect, test } from 'vitest'
import { PUBLIC_PAGES } from '../../../../apps/web/src/shell/site-files/public-pages.ts'
import { checkContentFolder, createMarkdownContent } from './markdown-content.ts'

const ROOT = new URL('../../../../', import.meta.url)
const FOLDER = fileURLToPath(new URL('content', ROOT))

let articles: Awaited<ReturnType<ReturnType<typeof createMarkdownContent>['list']>>['entries']
beforeAll(async () => {
  articles = (await createMarkdownContent(FOLDER).list('article', 'published', 1)).entries
})
const textOf = (slug: string) => articles.find((article) => article.slug === slug)?.html ?? ''

test('our own texts are right', async () => {
  expect(await checkContentFolder(FOLDER)).toEqual([])
  expect(articles.length).toBeGreaterThanOrEqual(6)
})

test('links within our articles lead somewhere', () => {
  const places = new Set<string>([
    ...PUBLIC_PAGES,
    ...articles.map(({ slug }) => `/resources/${slug}`),
  ])
  const links = articles.flatMap(({ slug, html, next }) => [
    ...[...html.matchAll(/<a href="(\/[^"]*)"/g)].map(([, href]) => `${slug} ${href}`),
    ...(next ? [`${slug} ${next.href}`] : []),
  ])
  expect(links.length).toBeGreaterThan(8)
  expect(links.filter((link) => !places.has(link.split(' ')[1] ?? ''))).toEqual([])
})

test('what a tree takes up is the figure that the product computes with', () => {
  const figure = formatGrams(lifetimeCaptureOf(1_000).value)
  expect(textOf('why-a-tree-is-not-a-tonne')).toContain(`We plan with ${figure} of CO2e`)
})

test('the factors of electricity are those of the reference data', () => {
  const text = textOf('two-figures-for-electricity')
  for (const year of [2021, 2022, 2023, 2024, 2025, 2026]) {
    const lines = readFileSync(
      new URL(`packages/database/seed/emission-factors/uk/uk-${year}.jsonl`, ROOT),
      'utf8',
    ).split('\n')
    const line = lines.find((each) => each.includes('"UK electricity","Electricity generated'))
    const factor = Number((JSON.parse(line ?? '[]') as unknown[]).at(-1))
    const tonnes = (factor * 100).toFixed(1)
    expect(text.replaceAll(/<[^>]+>|\s+/g, ' ').replaceAll(/ +/g, ' ')).toContain(
      `${year} ${factor.toFixed(5)} ${tonnes} t`,
    )
  }
})
