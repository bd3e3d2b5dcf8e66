import { groupedBy } from '../../language/grouped-by.ts'
import {
  CATEGORIES_BY_SCOPE,
  hasFigures,
  type InventoryCategory,
} from '../company-footprints/inventory/inventory-categories.ts'
import { addParts, CHANGE_PARTS, type ChangeParts, NO_PARTS } from './change-parts.ts'
import { matchedParts, type SplitGroup } from './matched-parts.ts'
import { onlyInOneYear } from './only-in-one-year.ts'
import { categoryOfYear, type YearFigures, type YearLine } from './year-figures.ts'

export type CategoryChange = {
  readonly category: InventoryCategory
  readonly change: number
  readonly parts: ChangeParts
}

/** The difference of each category between two neighbouring years, by its reasons. */
export function splitChange(before: YearFigures, now: YearFigures): CategoryChange[] {
  const [linesBefore, linesNow] = [before, now].map(({ lines }) =>
    groupedBy(lines, ({ category }) => category),
  )
  const away = onlyInOneYear(before.lines, now.lines)
  return CATEGORIES_BY_SCOPE.flatMap((category) => {
    const [then, since] = [categoryOfYear(before, category), categoryOfYear(now, category)]
    const change = since.grams - then.grams
    if (then.grams === 0 && since.grams === 0) return []
    if (hasFigures(then.state) !== hasFigures(since.state)) {
      return [{ category, change, parts: { ...NO_PARTS, boundary: change } }]
    }
    if (!hasFigures(then.state) || !before.isExplained || !now.isExplained) {
      return [{ category, change, parts: { ...NO_PARTS, unmatched: change } }]
    }
    const parts = addParts([
      splitRest(then.restGrams, since.restGrams),
      splitLines(linesBefore?.get(category) ?? [], linesNow?.get(category) ?? [], away),
    ])
    return [{ category, change, parts: withRemainder(parts, change) }]
  })
}

/** A benchmark for the rest on one side only is another boundary. */
function splitRest(then: number, since: number): Partial<ChangeParts> {
  const isOneSided = (then === 0) !== (since === 0)
  return { [isOneSided ? 'boundary' : 'unmatched']: since - then }
}

/** What lines do not explain, such as a part of a category that is rounded. */
function withRemainder(parts: ChangeParts, change: number): ChangeParts {
  const known = CHANGE_PARTS.reduce((sum, part) => sum + parts[part], 0)
  return { ...parts, unmatched: parts.unmatched + change - known }
}

const sumOf = (lines: readonly Pick<YearLine, 'grams'>[]) =>
  lines.reduce((sum, { grams }) => sum + grams, 0)

type Away = ReturnType<typeof onlyInOneYear>

function splitLines(
  before: readonly YearLine[],
  now: readonly YearLine[],
  away: Away,
): ChangeParts {
  const [left, kept] = parted(before, away.before)
  const [come, stay] = parted(now, away.now)
  const [groupsBefore, groupsNow] = [kept, stay].map((lines) => groupsOf(lines, away.hasSites))
  const open: { then: SplitGroup | undefined; since: SplitGroup | undefined }[] = []
  const matched: Partial<ChangeParts>[] = []
  const keys = new Set([...(groupsBefore?.keys() ?? []), ...(groupsNow?.keys() ?? [])])
  for (const key of keys) {
    const [then, since] = [groupsBefore?.get(key), groupsNow?.get(key)]
    if (then && since) matched.push(matchedParts(then, since))
    else open.push({ then, since })
  }
  return addParts([
    { boundary: sumOf(come) - sumOf(left) },
    ...matched,
    unmatchedParts(
      open.flatMap(({ then }) => then ?? []),
      open.flatMap(({ since }) => since ?? []),
    ),
  ])
}

function parted(lines: readonly YearLine[], isAway: (line: YearLine) => boolean) {
  return [lines.filter(isAway), lines.filter((line) => !isAway(line))] as const
}

/** Spending on one side and quantities on the other say the same thing by another method. */
function unmatchedParts(
  before: readonly SplitGroup[],
  now: readonly SplitGroup[],
): Partial<ChangeParts> {
  const change = sumOf(now) - sumOf(before)
  const isSwitched =
    before.length > 0 &&
    now.length > 0 &&
    before.every(({ isSpending }) => isSpending === before[0]?.isSpending) &&
    now.every(({ isSpending }) => isSpending !== before[0]?.isSpending)
  return { [isSwitched ? 'method' : 'unmatched']: change }
}

/** Lines of one activity, site, company and unit together. */
function groupsOf(lines: readonly YearLine[], hasSites: boolean): ReadonlyMap<string, SplitGroup> {
  const groups = groupedBy(lines, ({ activity, site, company, unit, isSpending }) =>
    [activity, hasSites ? site : '', company, unit, isSpending].join('\u001f'),
  )
  return new Map(
    [...groups].map(([key, those]) => [
      key,
      {
        quantity: those.reduce((sum, { quantity }) => sum + quantity, 0),
        grams: sumOf(those),
        share: those[0]?.share ?? 1,
        isSpending: those[0]?.isSpending ?? false,
        gwps: new Set(those.map(({ gwp }) => gwp)),
      },
    ]),
  )
}
