import type { CalendarDate } from '../../calendar/calendar.ts'

/**
 * What a seller of offsets publishes of each project: section 44475 (a) of the Health and Safety Code of California,
 * as AB 1305 has it. `ref` is the letter of the statute; the letters were not compared with its text, so no page
 * quotes them.
 */
export const DISCLOSURE_FACTS = {
  protocol: 'The protocol by which reductions or removals are estimated',
  timeline: 'When the project runs, and when it earns units',
  start: 'When it began, or will begin',
  quantities: 'When quantities started, were changed or were reversed',
  type: 'Whether it removes or avoids emissions',
  standards: 'Standards of law or of a non-profit that it meets',
  durability: 'How long what is stored stays stored',
  verification: 'Who validated or verified it independently',
  yearly: 'Emissions reduced or removed each year',
  'accountable-incomplete': 'Who answers if it is not completed, or falls short',
  'accountable-reversed': 'What happens if storage is reversed',
  'accountable-future': 'What happens if future reductions do not come about',
  reproduce: 'Data and methods with which anyone can count the units again',
  registry: 'Where its units are registered',
} as const
export type DisclosureKey = keyof typeof DISCLOSURE_FACTS
export const DISCLOSURE_KEYS = Object.keys(DISCLOSURE_FACTS) as DisclosureKey[]

export const QUANTITY_CHANGES = ['started', 'modified', 'reversed'] as const
export type QuantityChange = (typeof QUANTITY_CHANGES)[number]

export type ProjectQuantity = {
  readonly on: CalendarDate
  readonly change: QuantityChange
  readonly tonnes: number
  readonly url: string | null
}
export type YearlyQuantity = {
  readonly year: number
  readonly tonnes: number
  readonly url: string | null
}
export type ProjectVerification = {
  readonly body: string
  readonly on: CalendarDate
  readonly scope: string
  readonly url: string | null
}

export type Disclosure = {
  readonly protocol: {
    readonly name: string
    readonly version: string
    readonly url: string
  } | null
  readonly timeline: { readonly from: CalendarDate; readonly to: CalendarDate | null } | null
  readonly crediting: { readonly from: CalendarDate; readonly to: CalendarDate | null } | null
  readonly start: { readonly on: CalendarDate; readonly isPlanned: boolean } | null
  readonly quantities: readonly ProjectQuantity[]
  readonly yearly: readonly YearlyQuantity[]
  /** Of what it does, the part that removes, in per cent. */
  readonly removalPercent: number | null
  readonly standards: readonly string[]
  readonly durability: { readonly years: number; readonly basis: string } | null
  readonly verifications: readonly ProjectVerification[]
  readonly accountable: {
    readonly incomplete: string
    readonly reversed: string
    readonly future: string
  }
  readonly reproduce: { readonly urls: readonly string[]; readonly note: string }
  readonly registry: {
    readonly name: string
    readonly projectId: string
    readonly listedAs: string
    readonly url: string
  } | null
  /** Why something is not given. */
  readonly because: Readonly<Partial<Record<DisclosureKey, string>>>
}

/** Whether a fact is given, whatever its worth: that there is no verification is said by a reason. */
const GIVEN: Readonly<Record<DisclosureKey, (told: Disclosure) => boolean>> = {
  protocol: ({ protocol }) => protocol !== null,
  timeline: ({ timeline }) => timeline !== null,
  start: ({ start }) => start !== null,
  quantities: ({ quantities }) => quantities.length > 0,
  type: ({ removalPercent }) => removalPercent !== null,
  standards: ({ standards }) => standards.length > 0,
  durability: ({ durability }) => durability !== null,
  verification: ({ verifications }) => verifications.length > 0,
  yearly: ({ yearly }) => yearly.length > 0,
  'accountable-incomplete': ({ accountable }) => accountable.incomplete !== '',
  'accountable-reversed': ({ accountable }) => accountable.reversed !== '',
  'accountable-future': ({ accountable }) => accountable.future !== '',
  reproduce: ({ reproduce }) => reproduce.urls.length > 0,
  registry: ({ registry }) => registry !== null,
}

export type FactState = 'given' | 'not-given' | 'open'

/** Given; not given, because; or open: neither, which the page says. */
export function stateOfFact(disclosure: Disclosure, key: DisclosureKey): FactState {
  if (GIVEN[key](disclosure)) return 'given'
  return disclosure.because[key] ? 'not-given' : 'open'
}

/** What the law asks for and nobody has said yet, in the order of the law. */
export function openFacts(disclosure: Disclosure): DisclosureKey[] {
  return DISCLOSURE_KEYS.filter((key) => stateOfFact(disclosure, key) === 'open')
}
