import { NACE_CLASSES } from './nace-classes.ts'

/** Legal forms in the words of the VSME; anything else is “other”, with its own words. */
export const LEGAL_FORMS = [
  'private limited liability undertaking',
  'sole proprietorship',
  'partnership',
  'cooperative',
] as const
export type LegalForm = (typeof LEGAL_FORMS)[number]

/** The form that was meant; `null`: another. */
export function legalFormOf(words: string): LegalForm | null {
  const said = words.trim().toLowerCase()
  return LEGAL_FORMS.find((form) => form === said) ?? null
}

export type NaceClass = { readonly section: string; readonly digits: string }

/** The classes of NACE among what was typed, such as 10.71, each once and in their order; nothing is guessed. */
export function naceClassesOf(words: string): NaceClass[] {
  const typed = words.split(/[^0-9.]+/).filter((part) => /^\d\d\.\d\d$/.test(part))
  const digits = [...new Set(typed)].map((code) => code.replace('.', '')).toSorted()
  return digits.flatMap((code) => {
    const found = Object.entries(NACE_CLASSES).find(([, codes]) => codes.split(' ').includes(code))
    return found ? [{ section: found[0], digits: code }] : []
  })
}
