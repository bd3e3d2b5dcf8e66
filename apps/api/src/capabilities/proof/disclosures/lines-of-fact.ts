import { type CalendarDate, longDate } from '@understory/domain/calendar/calendar.ts'
import type { CreditKind } from '@understory/domain/commerce/prices/credit-kind.ts'
import type { Disclosure, DisclosureKey } from '@understory/domain/proof/disclosures/disclosure.ts'

type FactLine = { readonly text: string; readonly url: string | null }
type DisclosureToState = { readonly disclosure: Disclosure; readonly creditKind: CreditKind | null }

/** What is given of a fact, as people read it. */
export function linesOfFact(
  key: DisclosureKey,
  { disclosure, creditKind }: DisclosureToState,
): FactLine[] {
  const { protocol, start, durability, registry, accountable } = disclosure
  switch (key) {
    case 'protocol':
      return protocol ? [line(`${protocol.name}, ${protocol.version}`, protocol.url)] : []
    case 'timeline':
      return periodsOf(disclosure)
    case 'start':
      return start ? [line(`${start.isPlanned ? 'Planned for ' : ''}${longDate(start.on)}`)] : []
    case 'quantities':
      return disclosure.quantities.map(({ on, change, tonnes, url }) =>
        line(`${longDate(on)}: ${change}, ${inTonnes(tonnes)}`, url),
      )
    case 'type':
      return typeOf(disclosure, creditKind)
    case 'standards':
      return disclosure.standards.map((standard) => line(standard))
    case 'durability':
      return durability ? [line(`${durability.years} years: ${durability.basis}`)] : []
    case 'verification':
      return disclosure.verifications.map(({ body, on, scope, url }) =>
        line(`${body}, ${longDate(on)}: ${scope}`, url),
      )
    case 'yearly':
      return disclosure.yearly.map(({ year, tonnes, url }) =>
        line(`${year}: ${inTonnes(tonnes)}`, url),
      )
    case 'accountable-incomplete':
      return saidLine(accountable.incomplete)
    case 'accountable-reversed':
      return saidLine(accountable.reversed)
    case 'accountable-future':
      return saidLine(accountable.future)
    case 'reproduce':
      return [
        ...saidLine(disclosure.reproduce.note),
        ...disclosure.reproduce.urls.map((url) => line(url, url)),
      ]
    case 'registry':
      return registry
        ? [
            line(
              [registry.name, registry.projectId, registry.listedAs].filter(Boolean).join(', '),
              registry.url,
            ),
          ]
        : []
  }
}

const line = (text: string, url: string | null = null): FactLine => ({ text, url: url || null })
const saidLine = (text: string): FactLine[] => (text === '' ? [] : [line(text)])
const inTonnes = (tonnes: number): string => `${tonnes.toLocaleString('en-GB')} t CO2e`

type Period = { readonly from: CalendarDate; readonly to: CalendarDate | null } | null

const periodsOf = ({ timeline, crediting }: Disclosure): FactLine[] => [
  ...saidLine(periodWords('It runs', timeline)),
  ...saidLine(periodWords('It earns units', crediting)),
]

function periodWords(what: string, period: Period): string {
  if (!period) return ''
  const until = period.to ? ` until ${longDate(period.to)}` : ', without an end'
  return `${what} from ${longDate(period.from)}${until}`
}

const KINDS: Readonly<Record<CreditKind, string>> = {
  reduction: 'It reduces emissions',
  avoidance: 'It avoids emissions',
  removal: 'It removes CO2',
}

function typeOf({ removalPercent }: Disclosure, kind: CreditKind | null): FactLine[] {
  if (removalPercent === null) return []
  return [line(`${kind ? `${KINDS[kind]}; ` : ''}${removalPercent}% of it is removal`)]
}
