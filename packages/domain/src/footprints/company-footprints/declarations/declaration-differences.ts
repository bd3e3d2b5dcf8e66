import { countedGrams } from '../inventory/consolidation.ts'
import type { InventoryCategory } from '../inventory/inventory-categories.ts'

/**
 * Why a category differs between two declarations: lines that came, went, have another quantity or factor, or count
 * otherwise (by the share of their company, or by what else they say); and the benchmark that stands for the rest.
 */
export const DIFFERENCE_REASONS = [
  'added',
  'removed',
  'quantity',
  'factor',
  'counting',
  'benchmark',
] as const
export type DifferenceReason = (typeof DIFFERENCE_REASONS)[number]

export type DeclaredLine = {
  readonly lineId: string
  readonly category: InventoryCategory
  readonly entityId: string | null
  readonly quantity: number
  readonly unit: string
  /** Of a published factor, or whatever tells one of one's own from another. */
  readonly factor: string
  readonly co2eGrams: number
}

export type DeclaredFigures = {
  readonly entities: readonly { readonly entityId: string; readonly countedBasisPoints: number }[]
  readonly categories: readonly {
    readonly category: InventoryCategory
    readonly co2eGrams: number
  }[]
  readonly lines: readonly DeclaredLine[]
}

export type CategoryDifference = {
  readonly category: InventoryCategory
  readonly before: number
  readonly after: number
  /** They add up to after less before, to the gram. */
  readonly parts: readonly {
    readonly reason: DifferenceReason
    readonly grams: number
    /** None of the benchmark. */
    readonly lines: number
  }[]
}

const WHOLE_COMPANY = 10_000

/** The categories that differ between two declarations, each with why. */
export function declarationDifferences(
  before: DeclaredFigures,
  after: DeclaredFigures,
): CategoryDifference[] {
  const changes = groupOfChanges(before, after)
  const gramsOf = ({ categories }: DeclaredFigures) =>
    new Map(categories.map(({ category, co2eGrams }) => [category, co2eGrams]))
  const [old, now] = [gramsOf(before), gramsOf(after)]
  return [...new Set([...old.keys(), ...now.keys()])].flatMap((category) => {
    const [from, to] = [old.get(category) ?? 0, now.get(category) ?? 0]
    const ofLines = changes.get(category) ?? []
    const entered = ofLines.reduce((sum, { grams }) => sum + grams, 0)
    const parts = DIFFERENCE_REASONS.flatMap((reason): CategoryDifference['parts'] => {
      if (reason === 'benchmark') {
        const grams = to - from - entered
        return grams === 0 ? [] : [{ reason, grams, lines: 0 }]
      }
      const these = ofLines.filter((change) => change.reason === reason)
      const grams = these.reduce((sum, change) => sum + change.grams, 0)
      return these.length === 0 ? [] : [{ reason, grams, lines: these.length }]
    })
    return parts.length === 0 ? [] : [{ category, before: from, after: to, parts }]
  })
}

type LineDifference = { readonly reason: DifferenceReason; readonly grams: number }

function groupOfChanges(before: DeclaredFigures, after: DeclaredFigures) {
  const [old, now] = [countedLines(before), countedLines(after)]
  const groups = new Map<InventoryCategory, LineDifference[]>()
  const add = (category: InventoryCategory, change: LineDifference) => {
    const group = groups.get(category) ?? []
    group.push(change)
    groups.set(category, group)
  }
  for (const [lineId, { line, grams }] of old) {
    const same = now.get(lineId)
    if (same?.line.category !== line.category)
      add(line.category, { reason: 'removed', grams: -grams })
  }
  for (const [lineId, { line, grams }] of now) {
    const same = old.get(lineId)
    if (same?.line.category !== line.category) add(line.category, { reason: 'added', grams })
    else if (same.grams !== grams) {
      add(line.category, { reason: reasonOf(same.line, line), grams: grams - same.grams })
    }
  }
  return groups
}

function reasonOf(before: DeclaredLine, after: DeclaredLine): DifferenceReason {
  if (before.quantity !== after.quantity || before.unit !== after.unit) return 'quantity'
  return before.factor === after.factor ? 'counting' : 'factor'
}

/** Each line with what of it counts. */
function countedLines({ entities, lines }: DeclaredFigures) {
  const shares = new Map(entities.map((each) => [each.entityId, each.countedBasisPoints]))
  return new Map(
    lines.map((line) => {
      const share = line.entityId === null ? WHOLE_COMPANY : (shares.get(line.entityId) ?? 0)
      return [line.lineId, { line, grams: countedGrams(line.co2eGrams, share) }] as const
    }),
  )
}
