import { longDateRange } from '@understory/domain/calendar/calendar.ts'
import { fundedWords } from '@understory/domain/commerce/prices/credit-kind.ts'
import { type Figure, gramsFigure, treesFigure } from '@understory/domain/quantity/format.ts'
import { IMPACTS, type Impact } from '@understory/domain/quantity/impact-quantity.ts'
import type { CertificateFacts, FundedProject } from '@understory/ports/documents/documents.ts'

export type Highlight = Figure & {
  readonly impact: Impact
  /** What was done: 'funded', 'removed'. */
  readonly caption: string
  readonly project: FundedProject | null
  /** How many more projects are behind the figure. */
  readonly others: number
}

/** The figures of a certificate. */
export function highlightsOf({ certificate, projects }: CertificateFacts): Highlight[] {
  const { quantities } = certificate
  return IMPACTS.filter((impact) => quantities[impact] > 0).map((impact) => {
    const own = projects.filter((each) => each.impact === impact)
    const [project = null, ...others] = own
    const figure = certificateFigureOf(impact, quantities[impact], own)
    return { ...figure, impact, project, others: others.length }
  })
}

function certificateFigureOf(
  impact: Impact,
  quantity: number,
  projects: readonly FundedProject[],
): Figure & { caption: string } {
  switch (impact) {
    case 'trees':
      return { ...treesFigure(quantity), caption: 'funded' }
    case 'co2e': {
      const { value, unit } = gramsFigure(quantity)
      const kinds = projects.map(({ creditKind }) => creditKind)
      return {
        value,
        unit: `${unit} of CO2e`,
        caption: fundedWords(kinds),
      }
    }
    case 'plastic': {
      const { value, unit } = gramsFigure(quantity)
      return { value, unit: `${unit} of plastic`, caption: 'removal funded' }
    }
  }
}

export function whenOf({ certificate }: CertificateFacts): string {
  const { effective } = certificate
  const words = longDateRange(effective)
  return effective.from === effective.to ? `on ${words}` : `for ${words}`
}

/** One sentence that says everything, for those who cannot see the picture. */
export function pictureWords(facts: CertificateFacts, treesPerDrawing: number): string {
  const highlights = highlightsOf(facts)
  const figures = highlights.map(({ value, unit }) => `${value} ${unit}`).join(', ')
  const scale = treesPerDrawing > 1 ? ` Each tree drawn stands for ${treesPerDrawing}.` : ''
  const project = highlights.find((each) => each.project)?.project
  const place = project ? `${project.name}, ${project.country}` : 'A landscape'
  return `${place}, drawn from what was funded: ${figures}.${scale}`
}
