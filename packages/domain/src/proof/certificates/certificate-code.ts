import { type CertificateId, parseCertificateId } from './certificate.ts'

/** Eight characters that name a certificate, for those who type them. */
export type CertificateCode = string & { readonly id: 'certificate code' }

/** Without I, L, O, 0 and 1. They are 31, a prime, so the check finds every wrong or swapped character. */
const ALPHABET = '23456789ABCDEFGHJKMNPQRSTUVWXYZ'
const BASE = ALPHABET.length
const DIGITS = 7
const FOOTPRINT = 'F'

/** The database makes the same code of a number (`certificate_code`) and keeps it unique. */
export function certificateCode(id: string): CertificateCode {
  // The last 48 bits of a number are random, and a sum of them is exact.
  let rest = Number.parseInt(id.slice(-12), 16)
  const digits: number[] = []
  for (let place = 0; place < DIGITS; place += 1) {
    digits.unshift(rest % BASE)
    rest = Math.floor(rest / BASE)
  }
  return [...digits, checkOf(digits)].map((digit) => ALPHABET[digit]).join('') as CertificateCode
}

function checkOf(digits: readonly number[]): number {
  return digits.reduce((sum, digit, place) => sum + (place + 1) * digit, 0) % BASE
}

/** Of a certificate of a footprint; the letter keeps it apart from those of what was funded. */
export function footprintCode(id: string): string {
  return `${FOOTPRINT}${certificateCode(id)}`
}

/** As people read it: `K7QM-3XPA`, or of a footprint `F-K7QM-3XPA`. */
export function shownCode(code: string): string {
  const rest = code.slice(-8)
  const shown = `${rest.slice(0, 4)}-${rest.slice(4)}`
  return code.length > rest.length ? `${FOOTPRINT}-${shown}` : shown
}

export type ReadCertificate =
  | { readonly ok: true; readonly id: CertificateId }
  | { readonly ok: true; readonly code: CertificateCode }
  | { readonly ok: false; readonly refusal: 'BAD_ID' | 'BAD_CODE' }

/** A number, a short code, or a link that ends with one, as it was typed, pasted or scanned. */
export function readCertificate(typed: string): ReadCertificate {
  const text = lastOfLink(typed.trim())
  const parsed = parseCertificateId(text)
  if (parsed.ok) return parsed
  const letters = text.replaceAll(/[\s-]/g, '').toUpperCase()
  if (!/^F?[A-Z0-9]{8}$/.test(letters)) return parsed
  const digits = [...letters.slice(-8)].map((letter) => ALPHABET.indexOf(letter))
  const isRight = !digits.includes(-1) && checkOf(digits.slice(0, DIGITS)) === digits[DIGITS]
  return isRight
    ? { ok: true, code: letters as CertificateCode }
    : { ok: false, refusal: 'BAD_CODE' }
}

const LINK = /\/([0-9a-z-]+)(?:\.[a-z]{1,4})?\/?(?:[?#].*)?$/is

function lastOfLink(text: string): string {
  return LINK.exec(text)?.[1] ?? text
}
