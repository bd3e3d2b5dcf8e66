import { type CalendarDate, parseCalendarDate } from '@understory/domain/calendar/calendar.ts'
import {
  DISCLOSURE_KEYS,
  type Disclosure,
} from '@understory/domain/proof/disclosures/disclosure.ts'
import {
  quantityLines,
  type ReadLines,
  readNames,
  readQuantities,
  readUrls,
  readVerifications,
  readYearly,
  verificationLines,
  yearlyLines,
} from '@understory/domain/proof/disclosures/disclosure-lines.ts'
import { type ChangeValues, ON } from '@understory/domain/staff/changes/change-field.ts'
import { becauseField } from './disclosure-fields.ts'

/** The disclosure that a form holds; what is wrong in its lines is left out, and said by `problemsOfLines`. */
export function disclosureIn(values: ChangeValues): Disclosure {
  const text = (name: string) => values[name] ?? ''
  const day = (name: string) => parseCalendarDate(text(name))
  const number = (name: string) => (text(name) === '' ? null : Number(text(name)))
  const period = (from: string, to: string) => disclosedPeriod(day(from), day(to))
  const startedOn = day('startedOn')
  const years = number('durabilityYears')
  return {
    protocol:
      text('protocolName') && text('protocolVersion')
        ? {
            name: text('protocolName'),
            version: text('protocolVersion'),
            url: text('protocolUrl'),
          }
        : null,
    timeline: period('timelineFrom', 'timelineTo'),
    crediting: period('creditingFrom', 'creditingTo'),
    start: startedOn && { on: startedOn, isPlanned: text('startIsPlanned') === ON },
    quantities: rowsOf(readQuantities(text('quantities'))),
    yearly: rowsOf(readYearly(text('yearly'))),
    removalPercent: number('removalPercent'),
    standards: rowsOf(readNames(text('standards'))),
    durability: years === null ? null : { years, basis: text('durabilityBasis') },
    verifications: rowsOf(readVerifications(text('verifications'))),
    accountable: {
      incomplete: text('accountableIncomplete'),
      reversed: text('accountableReversed'),
      future: text('accountableFuture'),
    },
    reproduce: { urls: rowsOf(readUrls(text('reproduceUrls'))), note: text('reproduceNote') },
    registry: text('registry')
      ? {
          name: text('registry'),
          projectId: text('registryProjectId'),
          listedAs: text('registryName'),
          url: text('registryUrl'),
        }
      : null,
    because: Object.fromEntries(
      DISCLOSURE_KEYS.flatMap((key) => {
        const because = text(becauseField(key))
        return because ? [[key, because]] : []
      }),
    ),
  }
}

const disclosedPeriod = (from: CalendarDate | null, to: CalendarDate | null) => from && { from, to }

const rowsOf = <T>(read: ReadLines<T>): readonly T[] => (read.problem === null ? read.rows : [])

/** The same as a form has it. */
export function valuesOfDisclosure(disclosure: Disclosure): ChangeValues {
  const { protocol, start, durability, registry, because } = disclosure
  return {
    ...datesOf(disclosure),
    protocolName: protocol?.name ?? '',
    protocolVersion: protocol?.version ?? '',
    protocolUrl: protocol?.url ?? '',
    startedOn: start?.on ?? '',
    startIsPlanned: start?.isPlanned ? ON : '',
    quantities: quantityLines(disclosure.quantities),
    removalPercent: disclosure.removalPercent === null ? '' : String(disclosure.removalPercent),
    standards: disclosure.standards.join('\n'),
    durabilityYears: durability ? String(durability.years) : '',
    durabilityBasis: durability?.basis ?? '',
    verifications: verificationLines(disclosure.verifications),
    yearly: yearlyLines(disclosure.yearly),
    accountableIncomplete: disclosure.accountable.incomplete,
    accountableReversed: disclosure.accountable.reversed,
    accountableFuture: disclosure.accountable.future,
    reproduceUrls: disclosure.reproduce.urls.join('\n'),
    reproduceNote: disclosure.reproduce.note,
    registry: registry?.name ?? '',
    registryProjectId: registry?.projectId ?? '',
    registryName: registry?.listedAs ?? '',
    registryUrl: registry?.url ?? '',
    ...Object.fromEntries(DISCLOSURE_KEYS.map((key) => [becauseField(key), because[key] ?? ''])),
  }
}

const datesOf = ({ timeline, crediting }: Disclosure) => ({
  timelineFrom: timeline?.from ?? '',
  timelineTo: timeline?.to ?? '',
  creditingFrom: crediting?.from ?? '',
  creditingTo: crediting?.to ?? '',
})

/** What is wrong in fields of several lines, by field. */
export function problemsOfLines(values: ChangeValues): Record<string, string> {
  const text = (name: string) => values[name] ?? ''
  const read: Readonly<Record<string, ReadLines<unknown>>> = {
    quantities: readQuantities(text('quantities')),
    yearly: readYearly(text('yearly')),
    standards: readNames(text('standards')),
    verifications: readVerifications(text('verifications')),
    reproduceUrls: readUrls(text('reproduceUrls')),
  }
  return Object.fromEntries(
    Object.entries(read).flatMap(([name, { problem }]) =>
      problem === null ? [] : [[name, problem]],
    ),
  )
}
