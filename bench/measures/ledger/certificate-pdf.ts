import { renderCertificatePdf } from '@understory/adapters/documents/certificates/certificate-pdf.ts'
import { EXAMPLE_CERTIFICATE } from '@understory/adapters/documents/fixtures.ts'
import { interleave } from '../../interleave.ts'
import type { Measure } from '../../measure.ts'
import { recordDrawing } from '../../record-drawing.ts'

const RENDERS = 40

/** From the facts to the bytes of the file, against the same strokes given to pdfkit by hand. */
export const certificatePdf: Measure = {
  id: 'certificate-pdf',
  what: 'Certificates rendered per second: facts to bytes, against bare pdfkit of the same drawing',
  unit: 'certificates/s',
  goal: { ratio: 0.7, is: 'at least' },
  async run() {
    const render = () => renderCertificatePdf(EXAMPLE_CERTIFICATE)
    const drawing = await recordDrawing(render)
    const expected = await render()
    if (!Buffer.from(expected).equals(await drawing.replay()))
      throw new Error('the drawings are not the same')
    const repeat = (work: () => Promise<unknown>) => async () => {
      for (let count = 0; count < RENDERS; count += 1) await work()
    }
    const { ours, reference, ratioOfTimes } = await interleave({
      ours: repeat(render),
      reference: repeat(drawing.replay),
    })
    const note = `${Math.round(ours.cpuMicros / RENDERS)} against ${Math.round(reference.cpuMicros / RENDERS)} CPU-µs each, ${drawing.strokes} strokes, equal bytes`
    return [
      {
        ours: RENDERS / ours.seconds,
        reference: RENDERS / reference.seconds,
        ratio: 1 / ratioOfTimes,
        note,
      },
    ]
  },
}
