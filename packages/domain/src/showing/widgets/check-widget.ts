import { canHold, parseProductIdentifier } from '../../commerce/prices/product-identifiers.ts'
import type { AccountKind } from '../../people/accounts/account-kind.ts'
import type { Impact } from '../../quantity/impact-quantity.ts'
import { isPlainLine } from '../../quantity/plain-text.ts'
import { leastBox } from './widget-box.ts'
import { widgetColours, worst } from './widget-colours.ts'
import { ANY_DOMAIN, isBareDomain } from './widget-domains.ts'
import { WIDGET_LIMITS, type WidgetLook } from './widget-look.ts'

export type WidgetSettings = WidgetLook & {
  readonly displayName: string
  readonly displayCompanyName: boolean
  readonly allowedDomains: readonly string[]
  readonly activeImpactTypes: readonly Impact[]
  readonly reportedProducts: readonly string[]
  readonly note: string
}

type WidgetProblem = { readonly field: keyof WidgetSettings | 'picture'; readonly message: string }

const READABLE = 4.5
const HEX = /^#[0-9a-f]{6}$/

/** Everything that is wrong with a widget, field by field; empty where it may be shown. */
export function checkWidget(
  settings: WidgetSettings,
  { kind, hasPicture }: { readonly kind: AccountKind; readonly hasPicture: boolean },
): WidgetProblem[] {
  return [
    ...nameProblems(settings),
    ...choiceProblems(settings, kind),
    ...domainProblems(settings),
    ...sizeProblems(settings),
    ...colourProblems(settings),
    ...(settings.background === 'image' && !hasPicture
      ? [{ field: 'picture', message: 'Please choose a picture for the background.' } as const]
      : []),
  ]
}

function nameProblems({ displayName, note }: WidgetSettings): WidgetProblem[] {
  const { nameLength, noteLength } = WIDGET_LIMITS
  const problems: WidgetProblem[] = []
  if (displayName === '')
    problems.push({ field: 'displayName', message: 'Please give the widget a name.' })
  if (displayName.length > nameLength)
    problems.push({
      field: 'displayName',
      message: `Please use at most ${nameLength} characters.`,
    })
  if (note.length > noteLength)
    problems.push({ field: 'note', message: `Please use at most ${noteLength} characters.` })
  for (const [field, text] of Object.entries({ displayName, note })) {
    if (!isPlainLine(text))
      problems.push({ field: field as 'note', message: 'Please use plain text on one line.' })
  }
  return problems
}

function choiceProblems(settings: WidgetSettings, kind: AccountKind): WidgetProblem[] {
  const { activeImpactTypes, reportedProducts } = settings
  const problems: WidgetProblem[] = []
  if (activeImpactTypes.length === 0)
    problems.push({ field: 'activeImpactTypes', message: 'Please choose at least one impact.' })
  if (reportedProducts.length === 0)
    problems.push({ field: 'reportedProducts', message: 'Please choose at least one product.' })
  const strange = reportedProducts.some((name) => {
    const product = parseProductIdentifier(name)
    return product === null || !canHold(kind, product)
  })
  if (strange)
    problems.push({
      field: 'reportedProducts',
      message: 'One of these products is not of this account.',
    })
  return problems
}

function domainProblems({ allowedDomains }: WidgetSettings): WidgetProblem[] {
  const message = (text: string) => [{ field: 'allowedDomains', message: text } as const]
  if (allowedDomains.length > WIDGET_LIMITS.domains)
    return message(`Please use at most ${WIDGET_LIMITS.domains} domains.`)
  const isAny = allowedDomains.includes(ANY_DOMAIN)
  if (isAny && allowedDomains.length > 1)
    return message('A * stands for every domain, so please leave the others out.')
  if (allowedDomains.length === 0 || !(isAny || allowedDomains.every(isBareDomain)))
    return message('Please enter a valid domain name')
  return []
}

function sizeProblems(settings: WidgetSettings): WidgetProblem[] {
  if (settings.size !== 'custom') return []
  const { activeImpactTypes, note } = settings
  const least = leastBox(settings, {
    figures: Math.max(1, activeImpactTypes.length),
    hasNote: note !== '',
  })
  return (['width', 'height'] as const).flatMap((field) => {
    const from = Math.max(least[field], WIDGET_LIMITS[field].least)
    const to = WIDGET_LIMITS[field].most
    const isRight = settings[field] >= from && settings[field] <= to
    return isRight ? [] : [{ field, message: `What it shows needs ${from} to ${to} pixels here.` }]
  })
}

function colourProblems(settings: WidgetSettings): WidgetProblem[] {
  const hexes = ['customBackground', 'gradientFrom', 'gradientTo'] as const
  const wrong = hexes.filter((field) => !HEX.test(settings[field]))
  if (wrong.length > 0)
    return wrong.map((field) => ({ field, message: 'Please choose a colour such as #1f5a43.' }))
  const { ground, text } = widgetColours(settings)
  if (!ground || worst(text, ground) >= READABLE) return []
  const field = settings.textTheme === 'custom' ? 'textColour' : 'textTheme'
  return [
    {
      field,
      message: 'This text is hard to read on this background. Please choose a stronger contrast.',
    },
  ]
}
