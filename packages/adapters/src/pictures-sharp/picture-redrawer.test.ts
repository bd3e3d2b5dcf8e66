import { fork } from 'node:child_process'
import { once } from 'node:events'
import { deflateSync, gzipSync } from 'node:zlib'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { createPictureRedrawer } from './picture-redrawer.ts'

// The clock goes on while other tests have the processor.
const redrawer = createPictureRedrawer({ seconds: 60 })
const redraw = (file: Uint8Array) => redrawer.redraw(file, null)
const text = (...parts: (string | Uint8Array)[]) =>
  Buffer.concat(parts.map((part) => Buffer.from(part)))

const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: { r: 42, g: 111, b: 82 } } })
const png = await plain(40, 30).png().toBuffer()
const jpeg = await plain(40, 30).jpeg().toBuffer()
const webp = await plain(40, 30).webp().toBuffer()
const gif = await plain(40, 30).gif().toBuffer()
const tiff = await plain(40, 30).tiff().toBuffer()
const avif = await plain(16, 16).avif().toBuffer()

function crc(bytes: Uint8Array): number {
  let value = ~0
  for (const byte of bytes) {
    value ^= byte
    for (let bit = 0; bit < 8; bit += 1) value = (value >>> 1) ^ (value & 1 ? 0xedb88320 : 0)
  }
  return ~value >>> 0
}

function chunk(type: string, data: Uint8Array): Buffer {
  const body = text(type, data)
  const head = Buffer.alloc(4)
  head.writeUInt32BE(data.length)
  const tail = Buffer.alloc(4)
  tail.writeUInt32BE(crc(body))
  return Buffer.concat([head, body, tail])
}

const SIGNATURE = png.subarray(0, 8)
const END = chunk('IEND', Buffer.alloc(0))

/** A PNG that says how large it is, whatever its pixels are. */
function claim(width: number, height: number, pixels = deflateSync(Buffer.alloc(1_000))): Buffer {
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(height, 4)
  head.set([8, 2, 0, 0, 0], 8)
  return Buffer.concat([SIGNATURE, chunk('IHDR', head), chunk('IDAT', pixels), END])
}

function withSize(width: number, height: number): Buffer {
  const copy = Buffer.from(jpeg)
  const frame = copy.indexOf(Buffer.from([0xff, 0xc0]))
  copy.writeUInt16BE(height, frame + 5)
  copy.writeUInt16BE(width, frame + 7)
  return copy
}

const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9">'
const PAYLOADS: readonly (readonly [string, string | Buffer])[] = [
  ['HTML', '<html><script>alert(1)</script>'],
  ['SVG with script', `${svg}<script>alert(1)</script></svg>`],
  ['SVG with an event', `${svg}<rect onload="alert(1)"/></svg>`],
  ['SVG that loads from elsewhere', `${svg}<image href="http://127.0.0.1/x"/></svg>`],
  ['XML that reads a file', '<!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><a>&b;</a>'],
  ['a PDF', '%PDF-1.7\n1 0 obj\n<</OpenAction<</S/JavaScript/JS(app.alert(1))>>>>'],
  [
    'a ZIP',
    Buffer.from(
      'UEsDBAoAAAAAAAAAIQAAAAAAAAAAAAAAAAABAAAAYVBLBQYAAAAAAQABAC8AAAAfAAAAAAA=',
      'base64',
    ),
  ],
  ['a gzip bomb', gzipSync(Buffer.alloc(5_000_000))],
  ['PHP', '<?php system($_GET["c"]); ?>'],
  ['a shell script', '#!/bin/sh\nrm -rf /'],
  ['a Windows program', 'MZ\u0090\u0000\u0003'],
  ['an ELF program', '\u007fELF\u0002\u0001\u0001'],
  ['a Java class', Buffer.from('cafebabe00000034', 'hex')],
  ['JavaScript', 'alert(document.cookie)'],
  ['an office document with macros', 'PK\u0003\u0004word/vbaProject.bin'],
]

type Case = readonly [name: string, file: Uint8Array]
const hostile: Case[] = [
  ...PAYLOADS.map(([name, payload]): Case => [name, text(payload)]),
  ...PAYLOADS.map(([name, payload]): Case => [`a PNG with ${name} after it`, text(png, payload)]),
  ...PAYLOADS.map(([name, payload]): Case => [`a JPEG with ${name} after it`, text(jpeg, payload)]),
  ...PAYLOADS.map(([name, payload]): Case => [`${name} with a PNG after it`, text(payload, png)]),
  ...PAYLOADS.map(
    ([name, payload]): Case => [`a PNG's beginning and ${name}`, text(SIGNATURE, payload)],
  ),
  ...PAYLOADS.map(
    ([name, payload]): Case => [
      `a JPEG's beginning and ${name}`,
      text(Buffer.from([0xff, 0xd8, 0xff, 0xe0]), payload, Buffer.from([0xff, 0xd9])),
    ],
  ),
  ...[webp, gif, tiff, avif].map((file, index): Case => [`another kind of picture ${index}`, file]),
  ...[
    [30_000, 30_000],
    [65_535, 65_535],
    [2_147_483_647, 1],
    [1, 2_147_483_647],
    [6_001, 10],
    [4_000, 4_000],
    [0, 10],
    [10, 0],
  ].map(
    ([width = 0, height = 0]): Case => [
      `a PNG that claims ${width} by ${height}`,
      claim(width, height),
    ],
  ),
  ...[
    [65_535, 65_535],
    [0, 10],
    [6_001, 6_001],
  ].map(
    ([width = 0, height = 0]): Case => [
      `a JPEG that claims ${width} by ${height}`,
      withSize(width, height),
    ],
  ),
  [
    'a PNG whose pixels unfold to far more',
    claim(10, 10, deflateSync(Buffer.alloc(40_000_000)).subarray(0, 500)),
  ],
  ['a PNG without its end', png.subarray(0, -12)],
  ['a PNG cut in the middle', png.subarray(0, 60)],
  [
    'a PNG of two heads',
    Buffer.concat([png.subarray(0, 33), png.subarray(8, 33), png.subarray(33)]),
  ],
  [
    'a PNG with a chunk that is longer than the file',
    Buffer.concat([png.subarray(0, 33), Buffer.from('7fffffff', 'hex'), png.subarray(37)]),
  ],
  ['a JPEG cut in the middle', jpeg.subarray(0, 200)],
  ['two JPEGs in one', text(jpeg, jpeg)],
  ['a JPEG within a PNG', text(png.subarray(0, 33), jpeg, END)],
  ['nothing at all', new Uint8Array()],
  ['one byte', new Uint8Array([0x89])],
  ['a large file of noise', Buffer.alloc(3_000_000, 7)],
  ['the word undefined', text('undefined')],
]

describe('a hostile file is refused', () => {
  test(`and there are at least a hundred of them: ${hostile.length}`, () => {
    expect(hostile.length).toBeGreaterThanOrEqual(100)
  })

  test.each(hostile)('%s', async (_, file) => {
    expect((await redraw(file)).ok).toBe(false)
    expect((await redrawer.background(file)).ok).toBe(false)
  })

  test('all of them at once take no more memory than one good picture does', async () => {
    const large = await plain(4_000, 3_000).jpeg().toBuffer()
    const all = await mostMemory(hostile.map(([, file]) => file))
    expect(all).toBeLessThan(await mostMemory([large]))
  })
})

/** The most memory that a process of its own ever holds while it redraws these. */
async function mostMemory(files: readonly Uint8Array[]): Promise<number> {
  const child = fork(new URL('./memory-of-redrawing.ts', import.meta.url), {
    serialization: 'advanced',
    execArgv: [],
  })
  child.send(files)
  const [most] = await once(child, 'message')
  return most
}

const SIZES = [
  [1, 1],
  [320, 320],
  [640, 200],
  [33, 900],
  [3_000, 2_000],
] as const

const good: Promise<Case>[] = SIZES.flatMap(([width, height]) => {
  const name = (what: string) => `${what} of ${width} by ${height}`
  const made = (what: string, file: Promise<Uint8Array>) =>
    file.then((bytes): Case => [name(what), bytes])
  const shape = () => plain(width, height)
  return [
    made('a PNG', shape().png().toBuffer()),
    made('an interlaced PNG', shape().png({ progressive: true }).toBuffer()),
    made('a PNG of few colours', shape().png({ palette: true }).toBuffer()),
    made('a grey PNG', shape().greyscale().png().toBuffer()),
    made('a PNG one can see through', shape().ensureAlpha(0.4).png().toBuffer()),
    made('a PNG of sixteen bits', shape().toColourspace('rgb16').png().toBuffer()),
    made('a JPEG', shape().jpeg().toBuffer()),
    made('a progressive JPEG', shape().jpeg({ progressive: true }).toBuffer()),
    made('a grey JPEG', shape().greyscale().jpeg().toBuffer()),
    made('a JPEG in ink colours', shape().toColourspace('cmyk').jpeg().toBuffer()),
    made(
      'a JPEG on its side, with notes',
      shape().withMetadata({ orientation: 6 }).jpeg().toBuffer(),
    ),
    made('a JPEG of full colour', shape().jpeg({ chromaSubsampling: '4:4:4' }).toBuffer()),
  ]
})

describe('a good picture is accepted', async () => {
  const cases = await Promise.all(good)
  test(`and there are at least fifty of them: ${cases.length}`, () => {
    expect(cases.length).toBeGreaterThanOrEqual(50)
  })

  test.each(cases)('%s', async (_, file) => {
    const drawn = await redraw(file)
    expect(drawn.ok).toBe(true)
    if (!drawn.ok) return
    const { format, width, height } = await sharp(drawn.png).metadata()
    expect([format, width, height]).toEqual(['png', 320, 320])
  })

  test('and nothing that was written into it survives', async () => {
    const noted = await plain(50, 50)
      .withExif({ IFD0: { Copyright: 'A secret place' } })
      .jpeg()
      .toBuffer()
    expect(noted.toString('latin1')).toContain('A secret place')
    const drawn = await redraw(noted)
    expect(drawn.ok && Buffer.from(drawn.png).toString('latin1')).not.toContain('A secret place')
    expect(drawn.ok && (await sharp(drawn.png).metadata()).exif).toBeUndefined()
  })

  test.each(cases)('%s, as a background', async (_, file) => {
    const drawn = await redrawer.background(file)
    if (!drawn.ok) throw new Error(drawn.problem)
    const { format, width, height } = await sharp(drawn.jpeg).metadata()
    expect(format).toBe('jpeg')
    expect(Math.max(width, height)).toBeLessThanOrEqual(960)
  })

  test('and the requested square is the one that is kept', async () => {
    const left = { input: await plain(100, 100).png().toBuffer(), left: 0, top: 0 }
    const white = { r: 255, g: 255, b: 255 }
    const wide = await sharp({
      create: { width: 200, height: 100, channels: 3, background: white },
    })
      .composite([left])
      .png()
      .toBuffer()
    const cornerOf = async (crop: { left: number; top: number }) => {
      const drawn = await redrawer.redraw(wide, crop)
      if (!drawn.ok) throw new Error(drawn.problem)
      const { data } = await sharp(drawn.png).raw().toBuffer({ resolveWithObject: true })
      return [...data.subarray(0, 3)]
    }
    expect(await cornerOf({ left: 0, top: 0 })).toEqual([42, 111, 82])
    expect(await cornerOf({ left: 1, top: 0 })).toEqual([255, 255, 255])
  })
})
