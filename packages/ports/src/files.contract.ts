import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { FileKey, FileStore } from './files.ts'

export type FilesUnderTest = {
  readonly files: FileStore
  readonly close: () => Promise<void>
}

const newKey = (): FileKey => `evidence/${crypto.randomUUID()}`
const bytesOf = (text: string) => new TextEncoder().encode(text)
const textOf = (bytes: Uint8Array | null) => bytes && new TextDecoder().decode(bytes)

/** The contract tests of every file store, whatever is behind it. */
export function describeFileStore(name: string, open: () => Promise<FilesUnderTest>): void {
  describe(`file store: ${name}`, () => {
    let under: FilesUnderTest
    beforeAll(async () => {
      under = await open()
    })
    afterAll(() => under.close())

    const keysOf = async () => {
      const keys: string[] = []
      for await (const { key } of under.files.list()) keys.push(key)
      return keys
    }

    test('gives back what it was given, byte for byte', async () => {
      const { files } = under
      const bytes = Uint8Array.from({ length: 300_000 }, (_, at) => at % 251)
      const key = newKey()
      await files.put(key, bytes)
      expect(Buffer.compare((await files.get(key)) ?? new Uint8Array(), bytes)).toBe(0)
    })

    test('has nothing where nothing was put', async () => {
      expect(await under.files.get(newKey())).toBeNull()
    })

    test('keeps parts of the public log by their paths, and lists none of them', async () => {
      const { files } = under
      const before = await keysOf()
      for (const key of ['ledger/checkpoint', 'ledger/tile/0/x001/067.p/5'] as const) {
        await files.put(key, bytesOf(key))
        expect(textOf(await files.get(key))).toBe(key)
      }
      expect(await keysOf()).toEqual(before)
      await expect(files.get('ledger/../evidence')).rejects.toThrow('no key')
    })

    test('replaces what it has under the same key', async () => {
      const { files } = under
      const key = newKey()
      await files.put(key, bytesOf('a longer first one'))
      await files.put(key, bytesOf('second'))
      expect(textOf(await files.get(key))).toBe('second')
    })

    test('takes the same file twice at the same time', async () => {
      const { files } = under
      const key = newKey()
      const same = bytesOf('moss'.repeat(50_000))
      await Promise.all(Array.from({ length: 6 }, () => files.put(key, same)))
      expect(textOf(await files.get(key))?.length).toBe(200_000)
      expect((await keysOf()).filter((each) => each === key)).toEqual([key])
    })

    test('removes a file, and does not mind one that is gone', async () => {
      const { files } = under
      const key = newKey()
      await files.put(key, bytesOf('gone soon'))
      await files.remove(key)
      expect(await files.get(key)).toBeNull()
      await files.remove(key)
    })

    test('lists every file with when it was stored', async () => {
      const { files } = under
      const key = newKey()
      const before = Date.now() - 5_000
      await files.put(key, bytesOf('listed'))
      const listed = []
      for await (const each of files.list()) listed.push(each)
      const found = listed.find((each) => each.key === key)
      expect(found?.storedAt.getTime()).toBeGreaterThan(before)
      expect(found?.storedAt.getTime()).toBeLessThan(Date.now() + 5_000)
    })

    test.each([
      '../secret',
      'evidence/../secret',
      'evidence/%2e%2e',
      `evidence/${'0'.repeat(36)}`,
      '/etc/passwd',
      `Evidence/${crypto.randomUUID()}`,
      `evidence/${crypto.randomUUID()}/more`,
      `evidence/${crypto.randomUUID()}\0`,
    ])('refuses the key %j, which is none of ours', async (key) => {
      const { files } = under
      const bad = key as FileKey
      await expect(files.put(bad, bytesOf('x'))).rejects.toThrow('no key')
      await expect(files.get(bad)).rejects.toThrow('no key')
      await expect(files.remove(bad)).rejects.toThrow('no key')
    })
  })
}
