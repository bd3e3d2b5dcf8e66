import type { FootprintYears } from '@understory/contracts/footprints/years.ts'
import { shiftMonth } from '@understory/domain/calendar/calendar.ts'
import { inventoryCategoryName } from '@understory/domain/footprints/company-footprints/inventory/inventory-category-name.ts'
import { addParts } from '@understory/domain/footprints/years/change-parts.ts'
import { likeForLike } from '@understory/domain/footprints/years/like-for-like.ts'
import { splitChange } from '@understory/domain/footprints/years/split-change.ts'
import type { Deps } from '../../../deps.ts'
import { listFootprintRecords } from '../company-footprints/public.ts'
import { chosenYears } from './chosen-years.ts'
import { type YearOfFootprint, yearOfFootprint } from './year-of-footprint.ts'
import { yearPart } from './year-part.ts'
import { yearRows } from './year-rows.ts'

const MOST_NAMES = 200

export type YearsAsked = {
  readonly company?: string | undefined
  readonly site?: string | undefined
}

/** The years of an account side by side, and why each differs from the one before. */
export async function readYears(
  deps: Pick<Deps, 'db' | 'clock'>,
  accountId: string,
  asked: YearsAsked,
): Promise<FootprintYears> {
  const footprints = await listFootprintRecords(deps.db, { accountId, now: deps.clock() })
  const whole: YearOfFootprint[] = []
  for (const footprint of chosenYears(footprints)) {
    whole.push(await yearOfFootprint(deps, accountId, footprint))
  }
  const of = { company: asked.company || null, site: asked.site || null }
  const years = whole.map((year) => yearPart(year, of))
  const lines = whole.flatMap((year) => year.lines)
  return {
    ...of,
    years: years.map(columnOf),
    rows: years.length > 0 ? yearRows(years) : [],
    changes: years.flatMap((now, at) => {
      const before = years[at - 1]
      return before ? [changeOf(before, now)] : []
    }),
    companies: yearNames(lines.map(({ company }) => company)),
    sites: yearNames(lines.map(({ site }) => site)),
  }
}

const yearNames = (names: readonly (string | null)[]) =>
  [...new Set(names.flatMap((name) => name ?? []))].toSorted().slice(0, MOST_NAMES)

function columnOf({
  footprint,
  benchmarkShare,
  sets,
  lines,
  isExplained,
}: YearOfFootprint): FootprintYears['years'][number] {
  const { footprintId, startMonth, status } = footprint
  return {
    footprintId,
    from: startMonth,
    to: shiftMonth(startMonth, 11),
    status,
    benchmarkShare,
    sets: [...sets],
    gwps: yearNames(lines.map(({ gwp }) => gwp)),
    isExplained,
  }
}

function changeOf(
  before: YearOfFootprint,
  now: YearOfFootprint,
): FootprintYears['changes'][number] {
  const split = splitChange(before, now)
  const { differs, ...like } = likeForLike(before, now)
  return {
    from: before.footprint.startMonth,
    to: now.footprint.startMonth,
    categories: split.map(({ category, change, parts }) => ({
      category,
      name: inventoryCategoryName(category),
      change,
      parts,
    })),
    together: {
      change: split.reduce((sum, { change }) => sum + change, 0),
      ...addParts(split.map(({ parts }) => parts)),
    },
    likeForLike: { ...like, differs: [...differs] },
  }
}
