/** A service outside did not answer: its message names the host and the cause; a stack trace adds nothing. */
export class VendorAway extends Error {
  constructor(host: string, fault: unknown) {
    super(`${host} did not answer: ${causeOf(fault)}`)
  }
}

/** Of a failed fetch, whose own words are "fetch failed". */
function causeOf(fault: unknown): string {
  if (!(fault instanceof Error)) return String(fault)
  const { cause } = fault
  if (cause instanceof Error) return 'code' in cause ? String(cause.code) : cause.message
  return fault.message
}
