import { createDocumentRenderer } from '@understory/adapters/documents/document-renderer.ts'
import { EXAMPLE_CERTIFICATE } from '@understory/adapters/documents/fixtures.ts'
import { zipSync } from 'fflate'
import { expect, test } from 'vitest'
import { textsIn } from './proof-texts.ts'

const FILES = { 'statement.txt': 'one\nName: Grün\n', 'entry-1.tlog-proof': 'two\n'.repeat(400) }
const files = Object.entries(FILES).map(([name, words]) => ({
  name,
  type: 'text/plain',
  bytes: Buffer.from(words),
}))

test('the files of a document are read out of it', async () => {
  const proof = { files, mark: 'x'.repeat(22), index: 1, treeSize: 2, keyId: '734f413e' }
  const pdf = await createDocumentRenderer().certificate({ ...EXAMPLE_CERTIFICATE, proof })
  expect(textsIn(Buffer.from(pdf))).toEqual(Object.values(FILES))
})

test.each([0, 9] as const)('and out of an archive, packed or not (%i)', (level) => {
  const zip = zipSync(Object.fromEntries(files.map(({ name, bytes }) => [name, bytes])), { level })
  expect(textsIn(Buffer.from(zip))).toEqual(Object.values(FILES))
})

test('any other file is itself', () => {
  expect(textsIn(Buffer.from('c2sp.org/tlog-proof@v1\n'))).toEqual(['c2sp.org/tlog-proof@v1\n'])
})
