import type { Container } from '../../../files/file-beginnings.ts'
import { keysOf } from '../../../language/keys-of.ts'

export type EvidenceExtension = keyof typeof TYPES

/** What is taken as evidence. Formats that carry macros by design (docm, xlsm, pptm) are not among them. */
const TYPES = {
  jpg: { contentType: 'image/jpeg', container: 'jpeg' },
  jpeg: { contentType: 'image/jpeg', container: 'jpeg' },
  webp: { contentType: 'image/webp', container: 'webp' },
  png: { contentType: 'image/png', container: 'png' },
  pdf: { contentType: 'application/pdf', container: 'pdf' },
  doc: { contentType: 'application/msword', container: 'ole' },
  ppt: { contentType: 'application/vnd.ms-powerpoint', container: 'ole' },
  xls: { contentType: 'application/vnd.ms-excel', container: 'ole' },
  docx: {
    contentType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    container: 'zip',
  },
  pptx: {
    contentType: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
    container: 'zip',
  },
  xlsx: {
    contentType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    container: 'zip',
  },
  odp: { contentType: 'application/vnd.oasis.opendocument.presentation', container: 'zip' },
  ods: { contentType: 'application/vnd.oasis.opendocument.spreadsheet', container: 'zip' },
  odt: { contentType: 'application/vnd.oasis.opendocument.text', container: 'zip' },
} as const satisfies Record<string, { contentType: string; container: Container }>

export const EVIDENCE_EXTENSIONS = keysOf(TYPES)

export function isEvidenceExtension(extension: string): extension is EvidenceExtension {
  return Object.hasOwn(TYPES, extension)
}

export const typeOfExtension = (extension: EvidenceExtension) => TYPES[extension]

const MEGABYTE = 1024 * 1024

export const EVIDENCE_LIMITS = {
  fileMegabytes: 20,
  fileBytes: 20 * MEGABYTE,
  filesOfLine: 20,
  filesOfQuestion: 20,
  filesOfFootprint: 500,
  accountMegabytes: 1024,
  accountBytes: 1024 * MEGABYTE,
} as const

type EvidenceTypesStored = {
  /** Of the line, the question or, for neither, the footprint as a whole. */
  readonly there: number
  readonly ofFootprint: number
  readonly accountBytes: number
}

/** Why one more file of this size is too much; `null`: it is not. */
export function evidenceLimit(
  target: 'line' | 'question' | 'footprint',
  { there, ofFootprint, accountBytes }: EvidenceTypesStored,
  size: number,
): string | null {
  const { filesOfLine, filesOfQuestion, filesOfFootprint, accountMegabytes } = EVIDENCE_LIMITS
  if (target === 'line' && there >= filesOfLine) return `A line holds at most ${filesOfLine} files.`
  if (target === 'question' && there >= filesOfQuestion) {
    return `An answer holds at most ${filesOfQuestion} files.`
  }
  if (ofFootprint >= filesOfFootprint) return `A footprint holds at most ${filesOfFootprint} files.`
  if (accountBytes + size > EVIDENCE_LIMITS.accountBytes) {
    return `Your account holds at most ${accountMegabytes.toLocaleString('en-GB')} MB of evidence.`
  }
  return null
}
