import type { Evidence } from '@understory/contracts/footprints/company-footprints/evidence.ts'
import {
  EVIDENCE_EXTENSIONS,
  EVIDENCE_LIMITS,
} from '@understory/domain/footprints/company-footprints/evidence/evidence-types.ts'
import { categoryName } from '@understory/domain/footprints/company-footprints/scopes.ts'
import { lookupTable } from '@understory/domain/language/lookup-table.ts'
import { companyFootprintsMessage } from '../messages/messages.generated.ts'

/** Together in one form; the server takes a little more. */
const MEGABYTES_AT_ONCE = 25

export const evidenceHint = () =>
  companyFootprintsMessage('evidenceWords.jpgPngWebpPdf', {
    fileMegabytes: String(EVIDENCE_LIMITS.fileMegabytes),
    megabytesAtOnce: String(MEGABYTES_AT_ONCE),
  })

export const ACCEPTED = EVIDENCE_EXTENSIONS.map((extension) => `.${extension}`).join(',')

/** Why a form was refused before it was read, by the word in the address it leads to. */
export const uploadProblems = (): Readonly<Record<string, string>> =>
  lookupTable({
    'too-large': companyFootprintsMessage('evidenceWords.moreMbOncePlease', {
      megabytesAtOnce: String(MEGABYTES_AT_ONCE),
    }),
    busy: companyFootprintsMessage('evidenceWords.otherFilesBeingUploaded'),
  })

const KILOBYTE = 1024

export function sizeInWords(bytes: number): string {
  if (bytes < KILOBYTE) return companyFootprintsMessage('evidence.bytes', { bytes: String(bytes) })
  const kilobytes = bytes / KILOBYTE
  if (kilobytes < 1_000) return `${Math.round(kilobytes)} kB`
  return `${(kilobytes / KILOBYTE).toFixed(1)} MB`
}

export const failureWords = (): Readonly<Record<NonNullable<Evidence['failure']>, string>> => ({
  interrupted: companyFootprintsMessage('evidenceWords.uploadInterruptedPleaseSend'),
  'not-stored': companyFootprintsMessage('evidenceWords.fileCouldStoredPlease'),
})

export function lineInWords({ lineDescription }: Evidence): string {
  return lineDescription || companyFootprintsMessage('evidenceWords.lineWithoutDescription')
}

/** What a file belongs to. */
export function placeInWords(file: Evidence): string {
  if (!file.lineId) return companyFootprintsMessage('evidenceWords.footprintWhole')
  return file.category ? `${lineInWords(file)}: ${categoryName(file.category)}` : lineInWords(file)
}
