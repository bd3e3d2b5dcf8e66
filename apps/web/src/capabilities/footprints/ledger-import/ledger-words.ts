import {
  CATEGORY_KEYS,
  categoryName,
} from '@understory/domain/footprints/company-footprints/scopes.ts'
import {
  LEDGER_PROGRAM_NAMES,
  type LedgerProgram,
} from '@understory/domain/footprints/ledger-import/reading/ledger-columns.ts'
import { formatCount } from '@understory/domain/quantity/format.ts'
import { ledgerImportMessage } from './messages/messages.generated.ts'

const FORMATS = new Map<string, Intl.NumberFormat>()

/** Hundredths of any currency: £1,240.50. */
export function moneyOfLedger(hundredths: number, currency: string): string {
  const format =
    FORMATS.get(currency) ?? new Intl.NumberFormat('en-GB', { style: 'currency', currency })
  FORMATS.set(currency, format)
  return format.format(hundredths / 100)
}

export const rowsInWords = (rows: number): string =>
  `${formatCount(rows)} ${rows === 1 ? 'row' : 'rows'}`

export const programInWords = (program: LedgerProgram | null): string =>
  program ? LEDGER_PROGRAM_NAMES[program] : ledgerImportMessage('ledgerWords.anotherProgram')

export function categoryInWords(category: string | null): string | null {
  const key = CATEGORY_KEYS.find((each) => each === category)
  return key ? categoryName(key) : null
}
