/** Whether a number is written as its country writes it. */
export function isTaxIdWellFormed(type: string, value: string): boolean {
  return /^[a-z]{2}_[a-z]+$/.test(type) && value !== ''
}
