import type { Widget, WidgetInput } from '@understory/contracts/showing/widgets.ts'
import { IMPACTS } from '@understory/domain/quantity/impact-quantity.ts'
import { REPORTED_PRODUCTS } from '@understory/domain/showing/widgets/reported-products.ts'
import {
  DEFAULT_LOOK,
  WIDGET_BACKGROUNDS,
  WIDGET_COLOURS,
  WIDGET_ICONS,
  WIDGET_SIZES,
  WIDGET_STYLES,
  WIDGET_TEXT_THEMES,
} from '@understory/domain/showing/widgets/widget-look.ts'
import type { PostedForm } from '../../../../http/posted-form.ts'
import { readableDomain } from './readable-domain.ts'

/** A widget as it stands in its form. */
export type TypedWidget = Omit<WidgetInput, 'width' | 'height' | 'allowedDomains'> & {
  readonly width: string
  readonly height: string
  /** Separated by commas. */
  readonly allowedDomains: string
}

export function typedOf(widget: Widget | null, website: string | null): TypedWidget {
  const { width, height, ...look } = widget ?? DEFAULT_LOOK
  return {
    ...look,
    displayName: widget?.displayName ?? '',
    displayCompanyName: widget?.displayCompanyName ?? true,
    activeImpactTypes: widget?.activeImpactTypes ?? [...IMPACTS],
    reportedProducts: widget?.reportedProducts ?? REPORTED_PRODUCTS.map(({ product }) => product),
    note: widget?.note ?? '',
    allowedDomains: widget?.allowedDomains.map(readableDomain).join(', ') ?? domainOf(website),
    width: String(width),
    height: String(height),
  }
}

function domainOf(website: string | null): string {
  return website ? readableDomain(new URL(website).hostname.replace(/^www\./, '')) : ''
}

export function typedIn(form: PostedForm): TypedWidget {
  const { size, style, background, iconType, textTheme, ...colours } = DEFAULT_LOOK
  return {
    displayName: form.text('displayName'),
    displayCompanyName: form.has('displayCompanyName'),
    activeImpactTypes: IMPACTS.filter((impact) => form.texts('activeImpactTypes').includes(impact)),
    reportedProducts: form.texts('reportedProducts'),
    note: form.text('note'),
    allowedDomains: form.text('allowedDomains'),
    size: form.oneOf('size', WIDGET_SIZES, size),
    width: form.text('width'),
    height: form.text('height'),
    style: form.oneOf('style', WIDGET_STYLES, style),
    background: form.oneOf('background', WIDGET_BACKGROUNDS, background),
    backgroundColour: form.oneOf('backgroundColour', WIDGET_COLOURS, colours.backgroundColour),
    customBackground: form.text('customBackground') || colours.customBackground,
    gradientFrom: form.text('gradientFrom') || colours.gradientFrom,
    gradientTo: form.text('gradientTo') || colours.gradientTo,
    iconType: form.oneOf('iconType', WIDGET_ICONS, iconType),
    textTheme: form.oneOf('textTheme', WIDGET_TEXT_THEMES, textTheme),
    textColour: form.oneOf('textColour', WIDGET_COLOURS, colours.textColour),
    badgeColour: form.oneOf('badgeColour', WIDGET_COLOURS, colours.badgeColour),
  }
}

/** As a call sends it. A size that is not custom needs no pixels. */
export function inputOf(typed: TypedWidget, form: PostedForm): WidgetInput {
  const isCustom = typed.size === 'custom'
  return {
    ...typed,
    width: isCustom ? form.number('width', 0) : DEFAULT_LOOK.width,
    height: isCustom ? form.number('height', 0) : DEFAULT_LOOK.height,
    allowedDomains: typed.allowedDomains
      .split(',')
      .map((domain) => domain.trim())
      .filter(Boolean),
  }
}
