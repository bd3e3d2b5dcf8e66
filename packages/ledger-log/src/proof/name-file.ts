import { VERSION } from '../canonical-text.ts'
import { nameCommitment } from '../commitments.ts'
import { type Hash, hashFromBase64, isSame, toBase64 } from '../hashes.ts'

/** What opens the name of a statement. */
export type NamedBy = { readonly nonce: Uint8Array; readonly name: string }

const FIRST = `${VERSION} name`

/** A name as it is stated: in NFC, and on one line. */
export const statedName = (name: string): string =>
  name.normalize('NFC').replaceAll(/\s+/g, ' ').trim()

/** Three lines in UTF-8. */
export const writeNameFile = ({ nonce, name }: NamedBy): string =>
  `${FIRST}\nnonce ${toBase64(nonce)}\nname ${statedName(name)}\n`

/** `null` where the text is not what `writeNameFile` gives. */
export function readNameFile(text: string): NamedBy | null {
  const [, base64 = '', name = ''] = /^.+\nnonce (\S{44})\nname (.+)\n$/.exec(text) ?? []
  const nonce = hashFromBase64(base64)
  return nonce && writeNameFile({ nonce, name }) === text ? { nonce, name } : null
}

export const isNameOf = (commitment: Hash, { nonce, name }: NamedBy): boolean =>
  isSame(nameCommitment(nonce, name), commitment)
