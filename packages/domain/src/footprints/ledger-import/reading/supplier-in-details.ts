import { knownSupplierAt } from '../classification/known-suppliers.ts'

const lettersOf = (text: string) => text.replaceAll(/[^\p{L}\p{N}&]/gu, '').toUpperCase()

/**
 * Sage 50 names a supplier by a short code, and its details often begin with the name: of "ROYALMA" and "Royal Mail
 * Postage account" the supplier is Royal Mail. The code stays where the details begin otherwise.
 */
export function supplierInDetails(code: string, details: string): string {
  const words = details.split(/\s+/)
  const wanted = lettersOf(code)
  if (wanted === '') return code
  for (let count = 1; count <= words.length; count++) {
    const name = words.slice(0, count).join(' ')
    const letters = lettersOf(name)
    if (letters.startsWith(wanted)) return knownSupplierAt(details) ?? name
    if (!wanted.startsWith(letters)) break
  }
  return code
}
