import { MonthInput } from '@understory/contracts/inputs/calendar-input.ts'
import { publicLedgerMessage } from './messages/messages.generated.ts'

/** What is searched for, as the address of the page says it and as it was typed. */
export type LedgerFilter = {
  readonly certificate: string
  readonly entry: string
  readonly project: string
  readonly month: string
  readonly cursor: string
}

const LEDGER_FILTER_NAMES = ['certificate', 'entry', 'project', 'month', 'cursor'] as const

export function filterOf(search: URLSearchParams): LedgerFilter {
  const of = (name: (typeof LEDGER_FILTER_NAMES)[number]) =>
    (search.get(name) ?? '').trim().slice(0, 64)
  return {
    certificate: of('certificate'),
    entry: of('entry'),
    project: of('project'),
    month: of('month'),
    cursor: of('cursor'),
  }
}

export const isSearch = ({ certificate, entry, project, month }: LedgerFilter): boolean =>
  `${certificate}${entry}${project}${month}` !== ''

export type LedgerProblems = Partial<Record<'certificate' | 'entry' | 'month', string>>

/** What cannot be searched for, beside its field. */
export function problemsOf({ entry, month }: LedgerFilter): LedgerProblems {
  return {
    ...(entry !== '' &&
      !/^[1-9]\d{0,14}$/.test(entry) && {
        entry: publicLedgerMessage('ledgerFilter.entryWholeNumberSuch'),
      }),
    ...(month !== '' &&
      !MonthInput.safeParse(month).success && {
        month: publicLedgerMessage('ledgerFilter.pleaseChooseMonthSuch'),
      }),
  }
}

const A_PAGE = 12

export function queryOf({ certificate, entry, project, month, cursor }: LedgerFilter) {
  const typed = { certificate, project, month, cursor, limit: A_PAGE }
  return { ...typed, ...(entry && { entry: Number(entry) }) }
}

/** The search as part of an address: nothing that was left empty. */
export function searchOf(filter: LedgerFilter): string {
  const given = LEDGER_FILTER_NAMES.flatMap((name) => (filter[name] ? [[name, filter[name]]] : []))
  return given.length === 0 ? '' : `?${new URLSearchParams(given)}`
}
