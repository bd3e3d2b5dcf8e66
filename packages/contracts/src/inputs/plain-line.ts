import { isPlainLine, namesNoAddress } from '@understory/domain/quantity/plain-text.ts'
import { z } from 'zod'

/**
 * One line that others will read, in emails, documents and on public pages: no line breaks, no control
 * characters, and no marks that hide or reorder the text around them.
 */
export const PlainLine = (most: number, missing?: string) =>
  z
    .string(missing)
    .trim()
    .max(most, `Please use at most ${most} characters.`)
    .refine(isPlainLine, 'Please use letters, numbers and punctuation.')

/** The same, with something in it. */
export const NeededLine = (most: number, missing: string) =>
  PlainLine(most, missing).min(1, missing)

const PLAIN_LINE_ADDRESS = 'Please give the name without the address of a website or a mailbox.'

/** The name of a person or a company, which letters to others may carry. */
export const NameLine = (most: number) => PlainLine(most).refine(namesNoAddress, PLAIN_LINE_ADDRESS)

/** The same, with something in it. */
export const NeededName = (most: number, missing: string) =>
  NeededLine(most, missing).refine(namesNoAddress, PLAIN_LINE_ADDRESS)
