import type { WidgetFace } from '@understory/contracts/showing/widgets.ts'
import {
  type FundedFigure,
  fundedFigures,
} from '@understory/domain/proof/ledger/figures/funded-figures.ts'
import {
  type FiguresByProduct,
  sumFigures,
} from '@understory/domain/showing/shareables/public-figures.ts'
import type { WidgetSettings } from '@understory/domain/showing/widgets/check-widget.ts'
import { widgetBox } from '@understory/domain/showing/widgets/widget-box.ts'
import { widgetsMessage } from './messages/messages.generated.ts'
import { widgetCss } from './widget-css.ts'
import { HILLS, ICONS } from './widget-icons.ts'

export type Faced = {
  readonly settings: Omit<WidgetSettings, 'displayName' | 'allowedDomains'>
  readonly company: string
  readonly byProduct: FiguresByProduct
  readonly proof: string
  readonly image: string | null
}

export function boxOf(settings: Faced['settings']) {
  const figures = Math.max(1, settings.activeImpactTypes.length)
  return widgetBox(settings, { figures, hasNote: settings.note !== '' })
}

/** What a widget shows: what was funded, never what it makes of its company. */
export function widgetFace({ settings, company, byProduct, proof, image }: Faced): WidgetFace {
  const { activeImpactTypes, reportedProducts, displayCompanyName, note } = settings
  const sum = sumFigures(byProduct, { products: reportedProducts, impacts: activeImpactTypes })
  const { trees: milliTrees, co2e: co2eGrams, plastic: plasticGrams } = sum
  const items = fundedFigures({ milliTrees, co2eGrams, plasticGrams }).map(itemOf)
  const longest = Math.max(1, ...items.map(({ value }) => value.length))
  const isEmpty = items.length === 0
  return {
    css: widgetCss({ look: settings, box: boxOf(settings), longest }),
    label: displayCompanyName
      ? widgetsMessage('widget-face.label', { company })
      : widgetsMessage('widget-face.label.2'),
    head: headOf(displayCompanyName ? company : null, isEmpty),
    items,
    note,
    proof,
    image: settings.background === 'image' ? image : null,
    hills: HILLS,
  }
}

function headOf(company: string | null, isEmpty: boolean): string {
  if (isEmpty)
    return company
      ? widgetsMessage('widget-face.head-of', { company })
      : widgetsMessage('widget-face.head-of.2')
  return company
    ? widgetsMessage('widget-face.head-of.3', { company })
    : widgetsMessage('widget-face.head-of.4')
}

function itemOf({ impact, value, unit, of }: FundedFigure): WidgetFace['items'][number] {
  const count = Number(value.replaceAll(',', ''))
  return {
    value,
    count: Number.isNaN(count) ? null : count,
    unit: `${unit}${of}`,
    icon: ICONS[impact],
  }
}
