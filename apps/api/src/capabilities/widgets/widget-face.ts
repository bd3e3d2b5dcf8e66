import type { WidgetFace } from '@understory/contracts/widgets.ts'
import { gramsFigure, treesFigure } from '@understory/domain/quantity/format.ts'
import type { Impact } from '@understory/domain/quantity/impact-quantity.ts'
import { type FiguresByProduct, sumFigures } from '@understory/domain/sharing/public-figures.ts'
import type { WidgetSettings } from '@understory/domain/widgets/check-widget.ts'
import { widgetBox } from '@understory/domain/widgets/widget-box.ts'
import { widgetCss } from './widget-css.ts'
import { HILLS, ICONS } from './widget-icons.ts'

export type Faced = {
  readonly settings: Omit<WidgetSettings, 'displayName' | 'allowedDomains'>
  readonly company: string
  readonly byProduct: FiguresByProduct
  readonly proof: string
  readonly image: string | null
}

const ORDER: readonly Impact[] = ['trees', 'co2e', 'plastic']

export function boxOf(settings: Faced['settings']) {
  const figures = Math.max(1, settings.activeImpactTypes.length)
  return widgetBox(settings, { figures, hasNote: settings.note !== '' })
}

/** What a widget shows: what was funded, never what it makes of its company. */
export function widgetFace({ settings, company, byProduct, proof, image }: Faced): WidgetFace {
  const { activeImpactTypes, reportedProducts, displayCompanyName, note } = settings
  const sum = sumFigures(byProduct, { products: reportedProducts, impacts: activeImpactTypes })
  const items = ORDER.filter((impact) => sum[impact] > 0).map((impact) =>
    itemOf(impact, sum[impact]),
  )
  const longest = Math.max(1, ...items.map(({ value }) => value.length))
  const isEmpty = items.length === 0
  return {
    css: widgetCss({ look: settings, box: boxOf(settings), longest }),
    label: displayCompanyName ? `What ${company} has funded` : 'What was funded',
    head: headOf(displayCompanyName ? company : null, isEmpty),
    items,
    note,
    proof,
    image: settings.background === 'image' ? image : null,
    hills: HILLS,
  }
}

function headOf(company: string | null, isEmpty: boolean): string {
  if (isEmpty) return company ? `${company}: nothing funded yet` : 'Nothing funded yet'
  return company ? `${company} has funded` : 'Funded so far'
}

const OF = { co2e: 'of CO2e', plastic: 'of plastic' } as const

function itemOf(impact: Impact, quantity: number): WidgetFace['items'][number] {
  const { value, unit } = impact === 'trees' ? treesFigure(quantity) : gramsFigure(quantity)
  const count = Number(value.replaceAll(',', ''))
  return {
    value,
    count: Number.isNaN(count) ? null : count,
    unit: impact === 'trees' ? unit : `${unit} ${OF[impact]}`,
    icon: ICONS[impact],
  }
}
