import { expect, test } from 'vitest'
import { beginsAs, type Container, FILE_BEGINNINGS } from './file-beginnings.ts'

const ascii = (text: string) => [...text].map((letter) => letter.charCodeAt(0))
const CONTAINERS: readonly Container[] = ['jpeg', 'png', 'webp', 'pdf', 'zip', 'ole']

test.each(CONTAINERS)('a file that begins as %s is that, and nothing else', (container) => {
  const rest = container === 'webp' ? [0, 0, 0, 0, ...ascii('WEBP')] : [1, 2, 3]
  const bytes = Uint8Array.from([...FILE_BEGINNINGS[container], ...rest])
  expect(CONTAINERS.filter((each) => beginsAs(each, bytes))).toEqual([container])
})

test('what is shorter than its beginning, or a RIFF file of another kind, is none of them', () => {
  const sound = Uint8Array.from([...FILE_BEGINNINGS.webp, 0, 0, 0, 0, ...ascii('WAVE')])
  for (const bytes of [new Uint8Array(), Uint8Array.from([0xff]), sound])
    expect(CONTAINERS.filter((each) => beginsAs(each, bytes))).toEqual([])
})
