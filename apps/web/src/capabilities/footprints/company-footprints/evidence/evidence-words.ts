import type { Evidence } from '@understory/contracts/footprints/company-footprints/evidence.ts'
import {
  EVIDENCE_EXTENSIONS,
  EVIDENCE_LIMITS,
} from '@understory/domain/footprints/company-footprints/evidence/evidence-types.ts'
import { categoryName } from '@understory/domain/footprints/company-footprints/scopes.ts'
import { lookupTable } from '@understory/domain/language/lookup-table.ts'

/** Together in one form; the server takes a little more. */
const MEGABYTES_AT_ONCE = 25

export const EVIDENCE_HINT = `JPG, PNG, WebP, PDF, or an office document, sheet or presentation without macros: at most ${EVIDENCE_LIMITS.fileMegabytes} MB each and ${MEGABYTES_AT_ONCE} MB at once.`

export const ACCEPTED = EVIDENCE_EXTENSIONS.map((extension) => `.${extension}`).join(',')

/** Why a form was refused before it was read, by the word in the address it leads to. */
export const UPLOAD_PROBLEMS: Readonly<Record<string, string>> = lookupTable({
  'too-large': `That was more than ${MEGABYTES_AT_ONCE} MB at once. Please send fewer files at a time.`,
  busy: 'Other files are being uploaded from where you are. Please wait until they are through.',
})

const KILOBYTE = 1024

export function sizeInWords(bytes: number): string {
  if (bytes < KILOBYTE) return `${bytes} bytes`
  const kilobytes = bytes / KILOBYTE
  if (kilobytes < 1_000) return `${Math.round(kilobytes)} kB`
  return `${(kilobytes / KILOBYTE).toFixed(1)} MB`
}

export const FAILURE_WORDS: Readonly<Record<NonNullable<Evidence['failure']>, string>> = {
  interrupted: 'The upload was interrupted. Please send the file again.',
  'not-stored': 'The file could not be stored. Please send it again.',
}

export function lineInWords({ lineDescription }: Evidence): string {
  return lineDescription || 'A line without a description'
}

/** What a file belongs to. */
export function placeInWords(file: Evidence): string {
  if (!file.lineId) return 'The footprint as a whole'
  return file.category ? `${lineInWords(file)}: ${categoryName(file.category)}` : lineInWords(file)
}
