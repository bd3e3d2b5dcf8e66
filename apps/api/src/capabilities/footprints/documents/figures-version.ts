import { createHash } from 'node:crypto'
import type { Footprint } from '@understory/contracts/footprints/company-footprints/footprint-estimates.ts'

type FiguresVersionFigures = Pick<Footprint, 'companyName' | 'startMonth' | 'declared' | 'estimate'>

/** Eight hexadecimal digits of what a footprint states: report and certificate of the same figures have the same. */
export function figuresVersion({
  companyName,
  startMonth,
  declared,
  estimate,
}: FiguresVersionFigures): string {
  const figures = declared ? statedOf(declared) : estimate
  const stated = JSON.stringify({ companyName, startMonth, figures })
  const digest = createHash('sha256').update(stated).digest('hex').toUpperCase()
  return `${digest.slice(0, 4)}-${digest.slice(4, 8)}`
}

/** Neither who answered, who may be erased, nor how scope 2 is split, which follows from its lines, is a figure. */
function statedOf({ scope2Cover: _, ...declared }: NonNullable<Footprint['declared']>) {
  const { completeness } = declared
  if (!completeness) return declared
  const answers = completeness.answers.map((answer) => ({ ...answer, answeredBy: null }))
  return { ...declared, completeness: { ...completeness, answers } }
}
