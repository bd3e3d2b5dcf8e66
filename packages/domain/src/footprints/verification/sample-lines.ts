export const SMALLEST_SAMPLE = 10

export type SampledLine = { readonly id: string; readonly grams: number }

type Sampling = {
  /** Grams from one to the next. */
  readonly interval: number
  /** Where in the first interval the sample begins: 0 to 1, drawn at random. */
  readonly start: number
}

const byId = (one: SampledLine, other: SampledLine) => (one.id < other.id ? -1 : 1)
const bySize = (one: SampledLine, other: SampledLine) => other.grams - one.grams || byId(one, other)

/**
 * The lines to look at: one for each interval of the grams that lie one behind the other, so that every line above
 * the interval is among them; at least ten, the largest of the others first, or all.
 */
export function sampleLines(
  lines: readonly SampledLine[],
  { interval, start }: Sampling,
): readonly SampledLine[] {
  if (lines.length <= SMALLEST_SAMPLE) return lines.toSorted(byId)
  const met = interval > 0 ? linesAtPoints(lines, { interval, start }) : []
  const ids = new Set(met.map(({ id }) => id))
  const others = lines.filter(({ id }) => !ids.has(id)).toSorted(bySize)
  const missing = Math.max(0, SMALLEST_SAMPLE - met.length)
  return [...met, ...others.slice(0, missing)].toSorted(byId)
}

function linesAtPoints(
  lines: readonly SampledLine[],
  { interval, start }: Sampling,
): readonly SampledLine[] {
  let before = 0
  return lines.toSorted(byId).filter(({ grams }) => {
    const [from, to] = [before, before + grams]
    before = to
    if (grams >= interval) return grams > 0
    return pointsBelow(to, { interval, start }) > pointsBelow(from, { interval, start })
  })
}

/** How many points of the sample lie below so many grams. */
const pointsBelow = (grams: number, { interval, start }: Sampling): number =>
  Math.max(0, Math.ceil(grams / interval - start))
