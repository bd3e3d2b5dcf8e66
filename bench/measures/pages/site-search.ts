import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createPool } from '@understory/database/connect.ts'
import type pg from 'pg'
import { indexSite, type SiteDocument } from '../../../apps/web/src/content/search/site-index.ts'
import { ROOT } from '../../../tools/folders.ts'
import { withDatabase } from '../../database.ts'
import { interleave } from '../../interleave.ts'
import type { Measure } from '../../measure.ts'

const PLACES = 10_000
const WORDS_EACH = 60
const SEARCHES = 400
const HITS = 20

/** A search of ten thousand places, against one row of a table of as many by its key. */
export const siteSearch: Measure = {
  id: 'site-search',
  what: 'A search of the site with 10,000 places: whole words, begun words and slips, against a primary-key read',
  unit: 'ms',
  goal: { ratio: 5, is: 'at most' },
  run: () =>
    withDatabase(async (url) => {
      const places = somePlaces()
      const site = indexSite(places)
      const queries = someQueries(places)
      const pool = createPool(url, 1)
      try {
        await storePlaces(pool, places)
        const { ours, reference, ratioOfTimes } = await interleave({
          ours: async () => {
            for (const query of queries) site.search(query, HITS)
          },
          reference: async () => {
            for (let id = 0; id < SEARCHES; id += 1) await readPlace(pool, (id * 7_919) % PLACES)
          },
        })
        const ms = (seconds: number) => (seconds * 1_000) / SEARCHES
        return [{ ours: ms(ours.seconds), reference: ms(reference.seconds), ratio: ratioOfTimes }]
      } finally {
        await pool.end()
      }
    }),
}

/** Numbers from 0 to 1 that are the same in every run. */
function dice(): () => number {
  let state = 42
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32
    return state / 2 ** 32
  }
}

/** Of the words of our own documents, each as often as it stands there. */
function somePlaces(): SiteDocument[] {
  const files = globSync('docs/**/*.md', { cwd: ROOT }).map((file) => join(ROOT, file))
  const written = files.flatMap((file) => readFileSync(file, 'utf8').match(/[a-z]{2,}/gi) ?? [])
  const roll = dice()
  const words = (count: number) =>
    Array.from({ length: count }, () => written[Math.floor(written.length * roll())]).join(' ')
  return Array.from({ length: PLACES }, (_, id) => ({
    href: `/place/${id}`,
    kind: 'Page',
    title: words(4),
    heading: words(5),
    text: words(WORDS_EACH),
  }))
}

/** Any word that is there is as likely to be looked for as any other, alone or with its neighbour. */
function someQueries(places: readonly SiteDocument[]): string[] {
  const roll = dice()
  const after = new Map<string, string>()
  for (const { text } of places) {
    const words = text.split(' ')
    for (const [at, word] of words.entries()) after.set(word, words[at + 1] ?? '')
  }
  const words = [...after.keys()]
  return Array.from({ length: SEARCHES }, (_, at) => {
    const word = words[Math.floor(roll() * words.length)] ?? ''
    const both = `${word} ${after.get(word)}`
    return [word, both, word.slice(0, -1), both.slice(1)][at % 4] ?? word
  })
}

async function storePlaces(pool: pg.Pool, places: readonly SiteDocument[]): Promise<void> {
  await pool.query('create table place (id integer primary key, text text not null)')
  await pool.query(
    'insert into place select at - 1, text from unnest($1::text[]) with ordinality as of (text, at)',
    [places.map(({ text }) => text)],
  )
  await pool.query('analyze place')
}

const readPlace = (pool: pg.Pool, id: number) =>
  pool.query({ name: 'place', text: 'select text from place where id = $1', values: [id] })
