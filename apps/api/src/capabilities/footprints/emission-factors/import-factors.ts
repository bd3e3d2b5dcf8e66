import type { Database } from '@understory/database/connect.ts'
import {
  type FactorLine,
  insertFactorSet,
  partsOfSetId,
} from '@understory/database/emission-factors/insert-factor-set.ts'
import { hashOfFactors } from '@understory/database/emission-factors/load-emission-factors.ts'
import { activityKey } from '@understory/domain/footprints/emission-factors/activity-key.ts'
import { z } from 'zod'

const Source = z.strictObject({
  title: z.string().trim().min(3).max(200),
  edition: z.string().trim().min(1).max(120),
  gwp: z.string().trim().min(1).max(60),
  licence: z.string().trim().min(1).max(200),
  note: z.string().trim().max(600).nullable().default(null),
})

const kg = z.number().min(-1e6).max(1e6)
const Line = z.union([
  z.tuple([
    z.string(),
    z.int().min(1).max(3),
    factorText(120),
    factorText(300),
    factorText(60),
    kg,
  ]),
  z.tuple([
    z.string(),
    z.int().min(1).max(3),
    factorText(120),
    factorText(300),
    factorText(60),
    kg,
    kg.nullable(),
    kg.nullable(),
    kg.nullable(),
    kg.nullable(),
  ]),
])

function factorText(most: number) {
  return z.string().trim().min(1).max(most)
}

const HOW =
  'the first line is {"title", "edition", "gwp", "licence", "note"}, every other ["SET:NUMBER", scope, table, name, unit, kg CO2e], or with kg of CO2, CH4, N2O and biogenic CO2 after it'

/**
 * Loads a set of factors from the text of a file: the source first, then a factor on each line. A set never changes,
 * because figures name its rows: a correction is a set of its own, such as uk-2027-r2. How many factors it has.
 */
export async function importFactors(db: Database, id: string, text: string): Promise<number> {
  partsOfSetId(id)
  const [head = '', ...lines] = text.replaceAll('\r\n', '\n').trimEnd().split('\n')
  const source = Source.safeParse(readJson(head))
  if (!source.success) throw new Error(`line 1 is not the source of the set: ${HOW}.`)
  const factors = lines.map((line, index): FactorLine => {
    const read = Line.safeParse(readJson(line))
    const number = read.success && read.data[0].startsWith(`${id}:`) && read.data[0].length <= 80
    if (!read.success || !number)
      throw new Error(`line ${index + 2} is not a factor of ${id}: ${HOW}.`)
    return read.data
  })
  if (factors.length === 0) throw new Error('there is no factor in the file.')
  const twice = onceMore(factors, ([one]) => one)
  if (twice) throw new Error(`${twice[0]} is there twice.`)
  const sha256 = hashOfFactors(text)
  const alike = onceMore(factors, ([, , category, name, unit]) =>
    activityKey({ market: partsOfSetId(id).market, category, name, unit }),
  )
  if (alike) throw new Error(`${alike[0]} has the table, the name and the unit of another row.`)
  const known = await db
    .selectFrom('emission_factor_set')
    .select('sha256')
    .where('id', '=', id)
    .executeTakeFirst()
  if (known?.sha256 === sha256) return 0
  if (known)
    throw new Error(
      `${id} is there, and differs: a correction is a set of its own, such as ${id}-r2.`,
    )
  await insertFactorSet(db, { id, sha256, source: source.data, factors })
  return factors.length
}

/** The first of which there was one before. */
function onceMore(factors: readonly FactorLine[], keyOf: (factor: FactorLine) => string) {
  const seen = new Set<string>()
  return factors.find((factor) => seen.size === seen.add(keyOf(factor)).size)
}

function readJson(line: string): unknown {
  try {
    return JSON.parse(line)
  } catch {
    return null
  }
}
