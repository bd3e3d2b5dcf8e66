import { describeFileStore } from '@understory/ports/files.contract.ts'
import { startFileStore } from '@understory/sandbox/files/start-file-store.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createS3Files } from './s3-files.ts'

const KEY = `evidence/${crypto.randomUUID()}` as const

describeFileStore('of the S3 protocol', async () => {
  const { settings, close } = await startFileStore()
  return { files: createS3Files(settings), close }
})

describe('a store', () => {
  let store: Awaited<ReturnType<typeof startFileStore>>
  beforeAll(async () => {
    store = await startFileStore()
  })
  afterAll(() => store.close())

  test.each([
    ['a wrong secret', { secretAccessKey: 'wrong-secret' }, 403],
    ['a bucket that is not there', { bucket: 'elsewhere' }, 404],
  ])('that refuses %s: the fault names neither key nor secret', async (_, wrong, status) => {
    const files = createS3Files({ ...store.settings, ...wrong })
    const fault = await files.put(KEY, new Uint8Array([1])).catch((thrown: Error) => thrown)
    expect(fault).toEqual(new Error(`the file store answered PUT with ${status}`))
  })

  test('with more files than one answer lists is asked for the rest; others are left alone', async () => {
    const files = createS3Files(store.settings)
    for (let count = 0; count < 7; count += 1) {
      await files.put(`evidence/${crypto.randomUUID()}`, new Uint8Array([count]))
    }
    store.files.set('of someone else', { bytes: Buffer.from('x'), at: new Date() })
    let listed = 0
    for await (const { key } of files.list()) listed += Number(key.startsWith('evidence/'))
    expect(listed).toBe(7)
  })
})
