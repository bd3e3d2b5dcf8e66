const LEDGER_MEGABYTE = 1024 * 1024

/** Of a ledger: of what programs export, 50,000 rows take less. */
export const LEDGER_FILE_LIMITS = {
  megabytes: 20,
  bytes: 20 * LEDGER_MEGABYTE,
  rows: 50_000,
} as const
