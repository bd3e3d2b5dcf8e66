import { ACCOUNT_ROWS, WEAK_ACCOUNT_ROWS } from './accounts.generated.ts'
import type { LedgerClass } from './ledger-class.ts'
import { ledgerKey } from './ledger-words.ts'

/** The charts of accounts that are known. */
export const LEDGER_CHARTS = [
  'xero-gb',
  'sage-50-gb',
  'freeagent-gb',
  'quickbooks-online',
  'sage-business-cloud',
] as const
export type LedgerChart = (typeof LEDGER_CHARTS)[number]

type KnownAccount = { readonly result: LedgerClass; readonly at: number }

const BY_CODE = new Map<string, KnownAccount>()
const BY_NAME = new Map<string, KnownAccount>()

for (const [at, [chart, code, name, result]] of ACCOUNT_ROWS.entries()) {
  const account = { result, at }
  const key = ledgerKey(name)
  if (code) keepFirst(BY_CODE, `${chart} ${code}`, account)
  keepFirst(BY_NAME, `${chart} ${key}`, account)
  keepFirst(BY_NAME, ` ${key}`, account)
}

function keepFirst(accounts: Map<string, KnownAccount>, key: string, account: KnownAccount) {
  if (!accounts.has(key)) accounts.set(key, account)
}

/** What the chart says of an account, by code or by name; without a chart by name alone. */
export function classOfAccount(
  chart: LedgerChart | null,
  { code, key }: { readonly code: string; readonly key: string },
): LedgerClass | null {
  const byName = BY_NAME.get(`${chart ?? ''} ${key}`)
  const byCode = chart && code ? BY_CODE.get(`${chart} ${code}`) : undefined
  if (!(byName && byCode)) return (byName ?? byCode)?.result ?? null
  return (byName.at < byCode.at ? byName : byCode).result
}

/** They say too little: the supplier and the text decide. */
export const WEAK_ACCOUNTS: ReadonlySet<string> = new Set(
  WEAK_ACCOUNT_ROWS.map(([name]) => ledgerKey(name)),
)
