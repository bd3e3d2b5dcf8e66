import type { AssuranceLevel } from './materiality.ts'
import { type PartFigure, partName, type VerifiablePart } from './verifiable-parts.ts'

/** Of a footprint that is to be verified, in whole per cents. */
export const EVIDENCE_NEEDED = { limited: 60, reasonable: 95 } as const satisfies Record<
  AssuranceLevel,
  number
>

/** Of limited assurance, each has something behind it. */
const LARGEST_LINES = 5

export type EvidencedLine = {
  readonly id: string
  readonly part: VerifiablePart
  readonly name: string
  /** What counts of it. */
  readonly grams: number
  /** A file of its own, or of the line that it goes with, or rows of a ledger. */
  readonly hasEvidence: boolean
}

export type EvidencedPart = PartFigure & { readonly evidencedGrams: number }

/** How much of each part has something behind it; a benchmark has nothing. */
export const evidencedParts = (
  figures: readonly PartFigure[],
  lines: readonly EvidencedLine[],
): EvidencedPart[] =>
  figures.map((figure) => ({
    ...figure,
    evidencedGrams: lines.reduce(
      (sum, { part, grams, hasEvidence }) =>
        part === figure.part && hasEvidence ? sum + grams : sum,
      0,
    ),
  }))

/** Whole per cents, never more than there are; of nothing, all. */
export function evidencedPercent(parts: readonly EvidencedPart[]): number {
  const grams = parts.reduce((sum, part) => sum + part.grams, 0)
  const evidenced = parts.reduce((sum, part) => sum + part.evidencedGrams, 0)
  return grams === 0 ? 100 : Math.min(100, Math.floor((100 * evidenced) / grams))
}

type LackingEvidence = { readonly part: VerifiablePart; readonly message: string }

/** What is missing before the chosen parts can be looked at with this assurance. */
export function lackingEvidence(
  level: AssuranceLevel,
  chosen: readonly EvidencedPart[],
  lines: readonly EvidencedLine[],
): LackingEvidence[] {
  const needed = EVIDENCE_NEEDED[level]
  const measured = level === 'reasonable' ? chosen : chosen.filter(isOwn)
  const shares = measured.flatMap((figure) => {
    const percent = evidencedPercent([figure])
    return percent >= needed
      ? []
      : [{ part: figure.part, message: tooLittle(figure.part, percent, needed) }]
  })
  return level === 'reasonable' ? shares : [...shares, ...bareLines(chosen, lines)]
}

const isOwn = ({ part }: PartFigure) => part === 'scopesOneTwo'

const tooLittle = (part: VerifiablePart, percent: number, needed: number): string =>
  `${partName(part)}: files or ledger rows stand behind ${percent}% of it, and ${needed}% is needed.`

function bareLines(
  chosen: readonly EvidencedPart[],
  lines: readonly EvidencedLine[],
): LackingEvidence[] {
  return lines
    .filter(({ part, grams }) => grams > 0 && chosen.some((each) => each.part === part))
    .toSorted((one, other) => other.grams - one.grams || (one.id < other.id ? -1 : 1))
    .slice(0, LARGEST_LINES)
    .filter(({ hasEvidence }) => !hasEvidence)
    .map(({ part, name }) => ({
      part,
      message: `${partName(part)}: ${name} is one of the five largest lines, and has no file.`,
    }))
}
