import { convert } from '../../lines/units.ts'
import type { QuickHelper, QuickItem } from './quick-item.ts'
import { usualDensity, WASTE_CONTAINERS } from './waste-densities.ts'

/** One number that a helper needs. */
export type HelperField = {
  readonly name: string
  readonly label: string
  /** Stands in the field until something else is typed; alone it is no answer. */
  readonly usual: number | null
  /** What it may be at most. */
  readonly most: number
}

const field = (
  name: string,
  label: string,
  usual: number | null = null,
  most = 1_000_000,
): HelperField => ({ name, label, usual, most })

/** 52 less 28 days of leave and holidays: nobody travels to work in all weeks. */
const WEEKS_A_YEAR = field('weeks', 'Weeks a year', 46, 53)
const PEOPLE = field('people', 'People')
const DAYS_A_WEEK = field('days', 'Days a week', null, 7)

const HELPER_FIELDS: ReadonlyMap<QuickHelper, readonly HelperField[]> = new Map([
  ['trips', [PEOPLE, field('trips', 'Trips each, in the year'), field('oneWay', 'One way')]],
  [
    'commuting',
    [
      PEOPLE,
      DAYS_A_WEEK,
      WEEKS_A_YEAR,
      field('oneWay', 'One way', null, 1_000),
      field('sharing', 'People in each car', 1, 9),
    ],
  ],
  ['journeys', [field('trips', 'Return trips, of everyone'), field('oneWay', 'One way')]],
  ['homeworking', [PEOPLE, DAYS_A_WEEK, WEEKS_A_YEAR, field('hours', 'Hours a day', 7.5, 24)]],
  ['load', [field('tonnes', 'Tonnes'), field('km', 'Kilometres')]],
  [
    'bins',
    [
      field('bins', 'How many'),
      field('collections', 'Collections a year', null, 1_000),
      field('full', 'How full, in per cent', 80, 100),
      field('density', 'Tonnes in a cubic metre', null, 5),
    ],
  ],
])

type HelpedItem = Pick<QuickItem, 'id' | 'helper' | 'unit'>

/** What an item can be worked out from; nothing where it has no helper. */
export function helperFields({ id, helper, unit }: HelpedItem): HelperField[] {
  const fields = helper ? (HELPER_FIELDS.get(helper) ?? []) : []
  return fields.map((each) => {
    if (each.name === 'density') return { ...each, usual: usualDensity(id) }
    if (helper === 'load' && inMiles(unit)) return { ...each, label: loadLabel(each) }
    return each.name === 'oneWay'
      ? { ...each, label: `${inMiles(unit) ? 'Miles' : 'Kilometres'} one way` }
      : each
  })
}

const loadLabel = ({ name }: HelperField) => (name === 'tonnes' ? 'Short tons' : 'Miles')

const inMiles = (unit: string): boolean => /mile/.test(unit)

type Given = ReadonlyMap<string, number>

export type WorkedOutFigure = {
  readonly quantity: number
  /** How, as it is printed on the line. */
  readonly words: string
}

const number = (value: number) => value.toLocaleString('en-GB', { maximumFractionDigits: 3 })

type Working = { readonly helper: QuickHelper; readonly unit: string }

/** The figure of an item, in its unit, from what people know instead. */
export function workOut({ helper, unit }: Working, given: Given, container = ''): WorkedOutFigure {
  const of = (name: string) => given.get(name) ?? 0
  const shown = (name: string) => number(of(name))
  const oneWay = `${shown('oneWay')} ${inMiles(unit) ? 'miles' : 'km'} one way`
  if (helper === 'trips') {
    return worked(
      of('people') * of('trips') * of('oneWay') * 2,
      `${shown('people')} people, ${shown('trips')} trips each, ${oneWay}`,
    )
  }
  if (helper === 'commuting') {
    return worked(
      (of('people') * of('days') * of('weeks') * of('oneWay') * 2) / Math.max(1, of('sharing')),
      `${shown('people')} people, ${shown('days')} days a week, ${shown('weeks')} weeks, ${oneWay}, ${shown('sharing')} in each car`,
    )
  }
  if (helper === 'journeys') {
    return worked(of('trips') * of('oneWay') * 2, `${shown('trips')} return trips, ${oneWay}`)
  }
  if (helper === 'homeworking') {
    return worked(
      of('people') * of('days') * of('weeks') * of('hours'),
      `${shown('people')} people, ${shown('days')} days a week, ${shown('weeks')} weeks, ${shown('hours')} hours a day`,
    )
  }
  if (helper === 'load') {
    const [weight, far] = inMiles(unit) ? ['short tons', 'miles'] : ['tonnes', 'km']
    return worked(of('tonnes') * of('km'), `${shown('tonnes')} ${weight}, ${shown('km')} ${far}`)
  }
  return binned(given, { container, unit })
}

type Binned = { readonly container: string; readonly unit: string }

/** The volume of what is collected, times how full and how dense it is. */
function binned(given: Given, { container, unit }: Binned): WorkedOutFigure {
  const of = (name: string) => given.get(name) ?? 0
  const { litres = 0, label = '' } = WASTE_CONTAINERS.get(container) ?? {}
  const cubicMetres = (litres / 1_000) * of('bins') * of('collections') * (of('full') / 100)
  const tonnes = cubicMetres * of('density')
  const converted = convert(tonnes, 'tonnes', unit)
  return worked(
    converted.ok ? converted.quantity : tonnes,
    `${number(of('bins'))} of: ${label.toLowerCase()}; ${number(of('collections'))} collections, ${number(of('full'))} % full, ${number(of('density'))} t/m3 (an assumption unless weighed)`,
  )
}

const worked = (quantity: number, words: string): WorkedOutFigure => ({
  quantity: Math.round(quantity * 1_000) / 1_000,
  words: `Worked out: ${words}.`,
})
