import { asciiOf, readersOf } from '../../../files/byte-reader.ts'
import { beginsAs, type Container, FILE_BEGINNINGS } from '../../../files/file-beginnings.ts'
import {
  EVIDENCE_LIMITS,
  type EvidenceExtension,
  isEvidenceExtension,
  typeOfExtension,
} from './evidence-types.ts'
import { oleKinds } from './ole-kinds.ts'
import { readZipDirectory, type ZipEntry, type ZipProblem, zipEnd } from './zip-directory.ts'

export type EvidenceProblem =
  | ZipProblem
  | 'empty'
  | 'too-large'
  | 'type'
  | 'differs'
  | 'two'
  | 'macros'

export type Checked =
  | {
      readonly ok: true
      readonly extension: EvidenceExtension
      /** Of an office file: what is within, whose real size and type are still to be seen. */
      readonly entries: readonly ZipEntry[] | null
    }
  | { readonly ok: false; readonly problem: EvidenceProblem }

/** Whether a file is what its name says. One pass over at most 20 MB; nothing is unpacked. */
export function checkEvidence(extension: string, bytes: Uint8Array): Checked {
  if (!isEvidenceExtension(extension)) return refusedEvidence('type')
  if (bytes.length === 0) return refusedEvidence('empty')
  if (bytes.length > EVIDENCE_LIMITS.fileBytes) return refusedEvidence('too-large')
  const { container } = typeOfExtension(extension)
  if (!beginsAs(container, bytes)) {
    return refusedEvidence(
      container === 'zip' && oleKinds(bytes).has('protected') ? 'protected' : 'differs',
    )
  }
  if (container === 'zip') {
    const directory = readZipDirectory(bytes)
    return directory.ok ? { ok: true, extension, entries: directory.entries } : directory
  }
  // Two programs would read two different files in it.
  if (zipEnd(bytes) !== null) return refusedEvidence('two')
  if (container === 'ole' && !oleKinds(bytes).has(extension as 'doc'))
    return refusedEvidence('differs')
  if (!endsAs(container, bytes)) return refusedEvidence('damaged')
  return { ok: true, extension, entries: null }
}

const refusedEvidence = (problem: EvidenceProblem) => ({ ok: false, problem }) as const

const END_OF_PDF_WITHIN = 1_024

/** Whether it ends where its format says, so that nothing was cut off or added. */
function endsAs(container: Container, bytes: Uint8Array): boolean {
  const { u32 } = readersOf(bytes)
  switch (container) {
    case 'png':
      return endsWithPngEnd(bytes)
    case 'webp':
      return u32(4) + 8 === bytes.length
    case 'pdf':
      return asciiOf(bytes.subarray(-END_OF_PDF_WITHIN)).includes('%%EOF')
    case 'jpeg':
      return endsNearMark(bytes)
    default:
      return true
  }
}

// Some cameras write a few kilobytes after a picture.
const AFTER_PICTURE = 16 * 1_024

/** Whether the end mark of a JPEG is near the end of the file. */
function endsNearMark(bytes: Uint8Array): boolean {
  const afterMark = bytes.subarray(FILE_BEGINNINGS.jpeg.length)
  return asciiOf(afterMark.subarray(-AFTER_PICTURE)).includes('\u00ff\u00d9')
}

function endsWithPngEnd(bytes: Uint8Array): boolean {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length)
  let at = FILE_BEGINNINGS.png.length
  while (at + 12 <= bytes.length) {
    const kind = asciiOf(bytes.subarray(at + 4, at + 8))
    at += 12 + view.getUint32(at)
    if (kind === 'IEND') return at === bytes.length
  }
  return false
}

const MAIN_PARTS: readonly (readonly [EvidenceExtension, string])[] = [
  ['docx', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml'],
  ['pptx', 'application/vnd.openxmlformats-officedocument.presentationml.presentation.main+xml'],
  ['xlsx', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml'],
]

/** The entry that says of which kind an office file is. */
export function entryOfType(
  extension: EvidenceExtension,
  entries: readonly ZipEntry[],
): ZipEntry | null {
  const wanted = extension.startsWith('od') ? 'mimetype' : '[Content_Types].xml'
  return entries.find(({ name }) => name === wanted) ?? null
}

/** Whether that entry names the kind that the file name promises; a problem if not. */
export function problemOfType(extension: EvidenceExtension, text: string): EvidenceProblem | null {
  if (extension.startsWith('od')) {
    return text === typeOfExtension(extension).contentType ? null : 'differs'
  }
  // The gap has a limit, or the time this takes would grow faster than the text.
  if (/macroEnabled[\w.]{0,64}main\+xml|vbaProject/i.test(text)) return 'macros'
  // Comments, entities and numeric character references: no program writes them here, and they would say one
  // thing to us and another to whoever opens the file.
  if (/<!|&#/.test(text)) return 'differs'
  const found = MAIN_PARTS.find(([, part]) => text.includes(part))
  return found?.[0] === extension ? null : 'differs'
}

const CHECK_EVIDENCE_SENTENCES: Readonly<Record<EvidenceProblem, string>> = {
  empty: 'This file is empty.',
  'too-large': `This file is larger than ${EVIDENCE_LIMITS.fileMegabytes} MB.`,
  type: 'Please use a JPG, PNG, WebP, PDF, or a document, sheet or presentation without macros.',
  differs: 'What is in this file is not what its name says.',
  damaged: 'This file is damaged, or something was added to it. Please save it again.',
  protected: 'This file is protected by a password. Please save it without one.',
  expands: 'This file would grow far too large when it is opened.',
  archive: 'There are other archives or programs within this file. Please take them out.',
  two: 'This is two files in one. Please save it again.',
  macros: 'This file has macros. Please save it without them.',
}

export const evidenceSentence = (problem: EvidenceProblem): string =>
  CHECK_EVIDENCE_SENTENCES[problem]
