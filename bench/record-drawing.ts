import { finishPdf, openPdf, type Pdf } from '@understory/adapters/documents/pdf/pdf-page.ts'
import type { CalendarDate } from '@understory/domain/calendar/calendar.ts'

/** A call of pdfkit; `part` holds the calls that were made inside a structure element. */
type RecordDrawingCall = {
  readonly name: string
  readonly args: readonly unknown[]
  readonly part: RecordDrawingCall[] | null
}
type Canvas = Record<string, (...args: unknown[]) => unknown>
type Structure = { add: (child: unknown) => Structure; end: () => void }
type Recorded = {
  readonly info: Record<string, unknown>
  readonly calls: readonly RecordDrawingCall[]
}

const STROKES = [
  'rect',
  'circle',
  'path',
  'clip',
  'fill',
  'fillColor',
  'save',
  'restore',
  'translate',
  'scale',
  'registerFont',
  'font',
  'fontSize',
  'text',
] as const

/**
 * What a renderer of one tagged page asks of pdfkit, to ask it again without the renderer: the same
 * strokes with the same numbers, which give the same bytes.
 */
export async function recordDrawing(
  render: () => Promise<unknown>,
): Promise<{ strokes: number; replay: () => Promise<Uint8Array> }> {
  const recorded = await record(render)
  return {
    strokes: recorded.calls.reduce((sum, { part }) => sum + (part?.length ?? 0), 0),
    replay: () => replay(recorded),
  }
}

async function record(render: () => Promise<unknown>): Promise<Recorded> {
  const sample = openPdf({ ...EMPTY_DRAWING, title: '', subject: '', siteName: '' })
  const prototype = Object.getPrototypeOf(sample) as Canvas
  const original = Object.fromEntries([...STROKES, 'struct'].map((name) => [name, prototype[name]]))
  const calls: RecordDrawingCall[] = []
  let current: RecordDrawingCall[] = calls
  let depth = 0
  let info = {}
  const within = <T>(work: () => T): T => {
    depth += 1
    try {
      return work()
    } finally {
      depth -= 1
    }
  }
  for (const name of STROKES) {
    prototype[name] = function (this: Canvas, ...args) {
      // pdfkit calls itself, too; only what it was asked from outside counts.
      if (depth === 0) current.push({ name, args, part: null })
      return within(() => original[name]?.apply(this, args))
    }
  }
  prototype.struct = function (this: Canvas, ...args) {
    info = (this as unknown as Pdf).info
    const draw = args.at(-1)
    if (typeof draw !== 'function') return original.struct?.apply(this, args)
    const part: RecordDrawingCall[] = []
    calls.push({ name: 'struct', args: args.slice(0, -1), part })
    const recordedDraw = () => {
      current = part
      draw()
      current = calls
    }
    return original.struct?.apply(this, [...args.slice(0, -1), recordedDraw])
  }
  try {
    await render()
  } finally {
    Object.assign(prototype, original)
  }
  return { info, calls }
}

const EMPTY_DRAWING = { layout: 'landscape', date: '2026-01-01' as CalendarDate } as const

function replay({ info, calls }: Recorded): Promise<Uint8Array> {
  const pdf = openPdf({
    siteName: '',
    layout: 'landscape',
    title: String(info.Title),
    subject: String(info.Subject),
    date: (info.CreationDate as Date).toISOString().slice(0, 10) as CalendarDate,
  })
  const canvas = pdf as unknown as Canvas
  const document = canvas.struct?.('Document') as Structure
  canvas.addStructure?.(document)
  for (const { args, part } of calls) {
    const draw = () => {
      for (const call of part ?? []) canvas[call.name]?.(...call.args)
    }
    document.add(canvas.struct?.(...args, draw))
  }
  document.end()
  return finishPdf(pdf)
}
